package models

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gabion/internal/document"
)

// manualKey is a key as the manual tells of it.
type manualKey struct {
	name, value, absent, meaning string
	only, not                    []string // variants that have it, if not all; and those that have not
}

// appliesTo tells whether a variant has the key.
func (k *manualKey) appliesTo(variant string) bool {
	return (len(k.only) == 0 || slices.Contains(k.only, variant)) && !slices.Contains(k.not, variant)
}

var (
	manualOnly = regexp.MustCompile("(^| )(Not for|For) ((`[^`]*`(, )?)+)\\.$")
	manualLink = regexp.MustCompile(`\[[^\]]*\]\(#([^)]*)\)`)
	manualWord = regexp.MustCompile("`([^`]*)`")
)

// manualWords are those between backticks.
func manualWords(text string) (words []string) {
	for _, m := range manualWord.FindAllStringSubmatch(text, -1) {
		words = append(words, m[1])
	}
	return words
}

// manual has the keys of each section of the page of the manual about models; those of a whole model under "".
func manual(t *testing.T) map[string][]manualKey {
	t.Helper()
	text, err := os.ReadFile("../docs/reference/model.md")
	if err != nil {
		t.Fatal(err)
	}
	sections, section, keys := map[string][]manualKey{}, "", false
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if heading, found := strings.CutPrefix(line, "## "); found {
			section = strings.ToLower(heading)
		}
		if strings.HasPrefix(line, "| key |") || line == "" {
			keys = line != "" // other tables are not of keys
		}
		if !keys || !strings.HasPrefix(line, "| `") {
			continue
		}
		cells := strings.Split(strings.ReplaceAll(line, `\|`, "\x00"), "|")
		if len(cells) != 6 {
			t.Fatalf("%d cells: %s", len(cells), line)
		}
		for i := range cells {
			cells[i] = strings.ReplaceAll(strings.TrimSpace(cells[i]), "\x00", "|")
		}
		k := manualKey{name: strings.Trim(cells[1], "`"), value: cells[2], absent: cells[3], meaning: cells[4]}
		if m := manualOnly.FindStringSubmatch(k.meaning); m != nil && m[2] == "For" {
			k.only = manualWords(m[3])
		} else if m != nil {
			k.not = manualWords(m[3])
		}
		sections[section] = append(sections[section], k)
	}
	return sections
}

// selectorOf is the key of a section that says which variant it is, with the variants; nil where all have the same keys.
func selectorOf(keys []manualKey) (selector *manualKey, variants []string) {
	named := []string{}
	for i := range keys {
		named = slices.Concat(named, keys[i].only, keys[i].not)
	}
	for i := range keys {
		words := manualWords(keys[i].value)
		if len(named) > 0 && !slices.ContainsFunc(named, func(w string) bool { return !slices.Contains(words, w) }) {
			return &keys[i], words
		}
	}
	return nil, nil
}

// spelled is what stands before and after the keys of a section in a model.
type spelled struct{ before, after string }

// chosen says that a section is a variant, before other keys; nothing where all variants have the key.
func chosen(k, selector *manualKey, variants []string) string {
	if selector == nil || k.name == selector.name {
		return ""
	}
	for _, v := range variants {
		if k.appliesTo(v) {
			return selector.name + ": " + v + ", "
		}
	}
	return ""
}

// spellings are where the sections of the manual stand in a model, found by asking what is known of keys there.
func spellings(a *document.Assistant, sections map[string][]manualKey) map[string]spelled {
	at, queue := map[string]spelled{"": {"{", "}"}}, []string{""}
	for len(queue) > 0 {
		parent := queue[0]
		queue = queue[1:]
		selector, variants := selectorOf(sections[parent])
		for i := range sections[parent] {
			k := &sections[parent][i]
			for _, m := range manualLink.FindAllStringSubmatch(k.value, -1) {
				section := m[1]
				if _, found := at[section]; found || len(sections[section]) == 0 {
					continue
				}
				for deep := range 4 { // lists around it
					s := spelled{
						at[parent].before + chosen(k, selector, variants) + k.name + ": " + strings.Repeat("[", deep) + "{",
						"}" + strings.Repeat("]", deep) + at[parent].after,
					}
					first := sections[section][0].name
					if h, ok := a.Hover(s.before+first+": 0"+s.after, 1, len(s.before)+1); ok && h.Key == first {
						at[section], queue = s, append(queue, section)
						break
					}
				}
			}
		}
	}
	return at
}

// onLine is a text as the manual has it in a table.
func onLine(text string) string {
	return strings.TrimSpace(strings.ReplaceAll(text, "\n", " "))
}

// Every key that the manual has is explained where it stands in a model as the manual does: what it takes, with unit and bounds, what holds without it, and what it means.
func TestHoverIsManual(t *testing.T) {
	a, err := assistant()
	if err != nil {
		t.Fatal(err)
	}
	sections := manual(t)
	at := spellings(a, sections)
	keys := 0
	for section, list := range sections {
		s, found := at[section]
		if !found {
			t.Errorf("nothing is known of the keys of %s", section)
			continue
		}
		selector, variants := selectorOf(list)
		for i := range list {
			k := &list[i]
			want := manualLink.ReplaceAllStringFunc(k.value, func(link string) string { return link[1:strings.Index(link, "]")] })
			switch {
			case strings.HasPrefix(k.absent, "needed"):
				want += "; " + k.absent
			case k.absent != "":
				want += "; default " + k.absent
			}
			want = strings.ReplaceAll(want, "`", "")
			before := s.before + chosen(k, selector, variants)
			h, ok := a.Hover(before+k.name+": 0"+s.after, 1, len(before)+1)
			if !ok || h.Key != k.name || onLine(h.Detail) != want || onLine(h.About) != k.meaning {
				t.Errorf("%s.%s: %+v, want %q, %q", section, k.name, h, want, k.meaning)
			}
			keys++
		}
	}
	if len(sections) < 50 || keys < 500 {
		t.Errorf("%d sections, %d keys", len(sections), keys)
	}
}

// What may stand in a section are the keys that the manual has for it, and for its variant, and no others.
func TestCompletionsAreManual(t *testing.T) {
	a, err := assistant()
	if err != nil {
		t.Fatal(err)
	}
	sections := manual(t)
	for section, s := range spellings(a, sections) {
		selector, variants := selectorOf(sections[section])
		if selector == nil {
			variants = []string{""}
		}
		for _, v := range variants {
			before, want := s.before, []string{}
			if selector != nil {
				before += selector.name + ": " + v + ", "
			}
			for i := range sections[section] {
				if k := &sections[section][i]; k.appliesTo(v) && (selector == nil || k.name != selector.name) && !slices.Contains(want, k.name) {
					want = append(want, k.name)
				}
			}
			got := completions(t, before+"|"+s.after)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s %s: %q has\n%v, want\n%v", section, v, before, got, want)
			}
		}
	}
}
