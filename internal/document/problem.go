package document

// What is wrong with a document, where, and how it is shown.

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Problem is one mistake in a document.
type Problem struct {
	Source       string // name of the file, or "--set path=value" for an override
	Line, Column int    // from 1, columns in characters; 0 when the whole source is meant
	Message      string // what was found and what would be accepted
	Snippet      string // the line with its neighbours and a caret; may be empty
	order        int    // of the source: the file first, then the overrides
}

// problem is a mistake at a place.
func (at place) problem(message string) Problem {
	if at.part != "" {
		message = at.part + ": " + message
	}
	p := Problem{Source: at.name, Message: message, order: at.order}
	if at.line > 0 {
		p.Line, p.Column = at.line, at.column
		p.Snippet = snippet(at.lines, p.Line, p.Column)
	}
	return p
}

// Error gives "file:line:column: message" and the snippet below it.
func (p Problem) Error() string {
	var b strings.Builder
	b.WriteString(p.Source)
	if p.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", p.Line, p.Column)
	}
	fmt.Fprintf(&b, ": %s", p.Message)
	if p.Snippet != "" {
		b.WriteByte('\n')
		b.WriteString(p.Snippet)
	}
	return b.String()
}

// Problems are all the mistakes of a document, in the order of the text. It is the error that Decode returns.
type Problems []Problem

// mostAlike is how many mistakes of one message are shown whole: a model that a script has written has the same one on every line.
const mostAlike = 5

// listItem is where a message names one of a list, by its number and name.
var listItem = regexp.MustCompile(`\[\d+\](?: "[^"]*")?`)

// Error shows the problems, and tells of those that are like five before them how many there are and where the last one is.
func (ps Problems) Error() string {
	type kind struct{ source, message string }
	type crowd struct {
		count int
		last  Problem
	}
	var (
		texts  []string
		crowds []*crowd
		of     = map[kind]*crowd{}
	)
	for _, p := range ps {
		k := kind{p.Source, listItem.ReplaceAllString(p.Message, "")}
		if of[k] == nil {
			of[k] = &crowd{}
			crowds = append(crowds, of[k])
		}
		c := of[k]
		if c.count, c.last = c.count+1, p; c.count <= mostAlike {
			texts = append(texts, p.Error())
		}
	}
	for _, c := range crowds {
		if more := c.count - mostAlike; more > 0 {
			c.last.Message, c.last.Snippet = fmt.Sprintf("the last of %d more that are alike: %s", more, c.last.Message), ""
			texts = append(texts, c.last.Error())
		}
	}
	return strings.Join(texts, "\n")
}

// sorted puts problems in the order of the text and drops repetitions, which aliases make.
func (ps Problems) sorted() Problems {
	slices.SortStableFunc(ps, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.order, b.order), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return slices.Compact(ps)
}

// shown is how many characters of a line a snippet shows at most.
const shown = 160

// snippet shows a line between its neighbours, with a caret below the column. Of long lines it shows what is around the column.
func snippet(lines []string, line, column int) string {
	if line < 1 || line > len(lines) {
		return ""
	}
	var b strings.Builder
	for i := max(line-1, 1); i <= min(line+1, len(lines)); i++ {
		text := strings.TrimRight(lines[i-1], "\r")
		if i != line && strings.TrimSpace(text) == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		text, caret := window(text, column-1)
		fmt.Fprintf(&b, "%5d | %s", i, text)
		if i == line {
			fmt.Fprintf(&b, "\n      | %s^", indent(text, caret))
		}
	}
	return b.String()
}

// window is the part of a line around the character at place n, and where in it that is.
func window(text string, n int) (part string, at int) {
	all := []rune(text)
	if len(all) <= shown {
		return text, n
	}
	first := max(min(n-shown/2, len(all)-shown), 0)
	part, at = string(all[first:min(first+shown, len(all))]), n-first
	if first > 0 {
		part, at = "... "+part, at+4
	}
	if first+shown < len(all) {
		part += " ..."
	}
	return part, at
}

// indent is white space as wide as the first n characters of text.
func indent(text string, n int) string {
	var b strings.Builder
	for _, r := range text {
		if n--; n < 0 {
			break
		}
		if r == '\t' {
			b.WriteRune('\t')
		} else {
			b.WriteRune(' ')
		}
	}
	return b.String()
}

// nearest returns the name most like the given one, or "" when none is near enough to be what was meant.
func nearest(name string, known []string) string {
	best, least := "", max(1, len(name)/3)+1
	for _, k := range known {
		if d := distance(strings.ToLower(name), strings.ToLower(k)); d < least {
			best, least = k, d
		}
	}
	return best
}

// distance is the number of letters to insert, remove, replace or swap with the next one (optimal string alignment) between a and b.
func distance(a, b string) int {
	if len(a) > 64 || len(b) > 64 {
		return max(len(a), len(b))
	}
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := last[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			row[j] = min(change, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}

// Meant is the part of a message that proposes a known name, or lists the few there are.
func Meant(name string, known []string) string {
	if k := nearest(name, known); k != "" {
		return fmt.Sprintf("; did you mean %q?", k)
	}
	const most = 24
	if len(known) == 0 || len(known) > most {
		return ""
	}
	return "; known: " + strings.Join(known, ", ")
}
