package main

// Damage to input files: what typing mistakes, broken programs and bad intent make of a good one.

import (
	"bytes"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
)

// mutate returns a damaged copy of data. A third of the copies have one change, the others two or three. Others are files of the same kind, from which
// lines and words are taken.
func mutate(rng *rand.Rand, data []byte, others [][]byte) []byte {
	data = bytes.Clone(data)
	for range 1 + rng.IntN(3) {
		if isText(data) {
			data = mutateText(rng, data, others[rng.IntN(len(others))])
		} else {
			data = mutateBytes(rng, data)
		}
	}
	return data
}

func isText(data []byte) bool { return !slices.Contains(data[:min(len(data), 512)], 0) }

var (
	number = regexp.MustCompile(`-?\b\d+(?:\.\d+)?(?:[eE][-+]?\d+)?`)
	word   = regexp.MustCompile(`[A-Za-z_][A-Za-z_0-9]*`)
	list   = regexp.MustCompile(`[\[{][^\[\]{}]*[\]}]`)
)

// Values that break what takes them for granted: bounds of floats and integers, signs, huge and tiny ones, and no numbers at all.
var hardNumbers = []string{
	"0", "-0", "-1", "1e-9", "1e-18", "5e-324", "1e-300", "1e18", "1e38", "1e300", "1e999", "9007199254740993", "65536", "2147483648", "-9223372036854775808",
	"18446744073709551616", ".nan", "nan", ".inf", "-inf", "0x7f", "1_000", "1,5", "07", "",
}

var hardTexts = []string{
	"\x00", "\xff", "\ufeff", "\u202e", "\t", "\r", "\n", "\"", "'", "{", "}", "[", "]", ":", ", ", "#", "&a ", "*a", "!!binary ", "<<: ", "${", "}", "$", "%", "(", ")", "\\", "/", "|", "~", "null", "1e5 m",
}

// mutateText changes text at one place. Numbers and words are changed most often: such copies get past the first reader.
func mutateText(rng *rand.Rand, text, other []byte) []byte {
	switch k := rng.IntN(20); {
	case k < 7:
		return replace(rng, text, number, changedNumber)
	case k < 10:
		words := word.FindAll(other, -1)
		return replace(rng, text, word, func(rng *rand.Rand, old []byte) []byte {
			if len(words) == 0 {
				return nil
			}
			return words[rng.IntN(len(words))]
		})
	case k < 15:
		return mutateLines(rng, text, other)
	case k == 15:
		return replace(rng, text, list, changedList)
	case k == 16:
		return insert(text, rng.IntN(len(text)+1), []byte(hardTexts[rng.IntN(len(hardTexts))]))
	case k == 17:
		return text[:rng.IntN(len(text)+1)]
	case k == 18:
		return replace(rng, text, word, func(*rand.Rand, []byte) []byte { return nil })
	}
	return mutateBytes(rng, text)
}

// changedNumber is a number near an old one, far from it, or a hard one.
func changedNumber(rng *rand.Rand, old []byte) []byte {
	v, err := strconv.ParseFloat(string(old), 64)
	if err != nil || rng.IntN(3) == 0 {
		return []byte(hardNumbers[rng.IntN(len(hardNumbers))])
	}
	factors := []float64{-1, 0.5, 2, 0.1, 10, 1e-3, 1e3, 1e-6, 1e6, 1 + 1e-9}
	return strconv.AppendFloat(nil, v*factors[rng.IntN(len(factors))], 'g', -1, 64)
}

// changedList is a list or a mapping without anything in it, twice what was in it, or without its end.
func changedList(rng *rand.Rand, old []byte) []byte {
	inside, end := old[1:len(old)-1], old[len(old)-1:]
	switch rng.IntN(3) {
	case 0:
		return slices.Concat(old[:1], end)
	case 1:
		return slices.Concat(old[:1], inside, []byte(", "), inside, end)
	}
	return old[:len(old)-1]
}

// replace changes one place that the pattern matches.
func replace(rng *rand.Rand, text []byte, pattern *regexp.Regexp, by func(*rand.Rand, []byte) []byte) []byte {
	places := pattern.FindAllIndex(text, -1)
	if len(places) == 0 {
		return text
	}
	p := places[rng.IntN(len(places))]
	return slices.Concat(text[:p[0]], by(rng, text[p[0]:p[1]]), text[p[1]:])
}

// mutateLines leaves a line out, doubles, moves, indents it, or takes one from another file.
func mutateLines(rng *rand.Rand, text, other []byte) []byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	i, j := rng.IntN(len(lines)), rng.IntN(len(lines))
	line := lines[i]
	switch rng.IntN(6) {
	case 0:
		lines = slices.Delete(lines, i, i+1)
	case 1:
		lines = slices.Insert(lines, i, line)
	case 2:
		lines[i], lines[j] = lines[j], lines[i]
	case 3:
		lines[i] = append([]byte("  "), line...)
	case 4:
		lines[i] = bytes.TrimPrefix(line, []byte("  "))
	case 5:
		theirs := bytes.SplitAfter(other, []byte("\n"))
		lines = slices.Insert(lines, i, theirs[rng.IntN(len(theirs))])
	}
	return bytes.Join(lines, nil)
}

// mutateBytes flips a bit, puts a hard number of 4 bytes somewhere, or leaves out, doubles or cuts off a part.
func mutateBytes(rng *rand.Rand, data []byte) []byte {
	if len(data) < 8 {
		return append(data, byte(rng.Uint32()))
	}
	i := rng.IntN(len(data) - 4)
	part := data[i:min(len(data), i+1+rng.IntN(64))]
	switch rng.IntN(5) {
	case 0:
		data[i] ^= 1 << rng.IntN(8)
	case 1:
		hard := []float64{math.NaN(), math.Inf(1), math.Inf(-1), 0, 1e38, -1e-38, 1e10}
		binary.LittleEndian.PutUint32(data[i&^1:], math.Float32bits(float32(hard[rng.IntN(len(hard))])))
	case 2:
		return slices.Delete(data, i, i+len(part))
	case 3:
		return insert(data, i, bytes.Clone(part))
	case 4:
		return data[:i]
	}
	return data
}

func insert(data []byte, i int, part []byte) []byte { return slices.Concat(data[:i], part, data[i:]) }
