// From the lines of a file to whole statements: title, comments, continuation lines, names given by comments.

package adams

import (
	"regexp"
	"strings"
)

// softComma stands in a statement's text for the comma that opens a continuation line. Between arguments it separates
// like any comma; inside a function expression it is only the mark of the continuation and means nothing.
const softComma = '\x01'

// text is a piece of a dataset, each byte with its place in the file.
type text struct {
	bytes []byte
	at    []Position
}

func (t *text) add(line string, number, column int) {
	for i := 0; i < len(line); i++ {
		t.bytes = append(t.bytes, line[i])
		t.at = append(t.at, Position{number, column + i})
	}
}

// slice returns the part [from, to).
func (t text) slice(from, to int) text { return text{t.bytes[from:to], t.at[from:to]} }

// trim drops white space and soft commas at both ends.
func (t text) trim() text {
	from, to := 0, len(t.bytes)
	for from < to && isBlank(t.bytes[from]) {
		from++
	}
	for to > from && isBlank(t.bytes[to-1]) {
		to--
	}
	return t.slice(from, to)
}

func (t text) String() string {
	return strings.ReplaceAll(string(t.bytes), string(softComma), " ")
}

// start is the place of the first byte.
func (t text) start() Position {
	if len(t.at) == 0 {
		return Position{}
	}
	return t.at[0]
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == softComma }

var viewName = regexp.MustCompile(`(?i)adams_view_name\s*=\s*'([^']*)'`)

// source is one statement before its arguments are understood.
type source struct {
	text text
	name string // what the comment before it calls it, if any
}

// split cuts a dataset into its title and its statements. Text after END is not looked at.
func split(data string, rep *report) (title string, statements []source) {
	lines := strings.Split(strings.ReplaceAll(data, "\r\n", "\n"), "\n")
	title = strings.TrimSpace(lines[0])
	if keyword, _, ok := strings.Cut(title, "/"); ok && findForm(strings.ToUpper(strings.TrimSpace(keyword))) != nil {
		rep.note(Position{1, 1}, "the first line is the title, whatever it says: %q is not read as a statement", title)
	}
	var current *source
	var name string
	joined := false // the line before ended with an ampersand
	flush := func() {
		if current != nil {
			statements = append(statements, *current)
			current = nil
		}
	}
	for i, line := range lines[1:] {
		number := i + 2
		code, comment := line, ""
		if cut := strings.IndexByte(line, '!'); cut >= 0 {
			code, comment = line[:cut], line[cut:]
		}
		if m := viewName.FindStringSubmatch(comment); m != nil {
			name = m[1]
		}
		body := strings.TrimRight(code, " \t\r")
		lead := len(body) - len(strings.TrimLeft(body, " \t"))
		if lead == len(body) {
			continue
		}
		body, column := body[lead:], lead+1
		again := strings.HasSuffix(body, "&")
		body = strings.TrimSuffix(body, "&")
		for k, piece := range strings.Split(body, ";") {
			switch {
			case k == 0 && strings.HasPrefix(piece, ","):
				if current == nil {
					rep.fail(Position{number, column}, "a continuation line, but no statement stands before it")
					break
				}
				current.text.add(string(softComma)+piece[1:], number, column)
			case k == 0 && joined && current != nil:
				current.text.add(" "+piece, number, column-1)
			case strings.TrimSpace(piece) != "":
				flush()
				if strings.EqualFold(strings.TrimSpace(piece), "END") {
					return title, statements
				}
				current = &source{name: name}
				name = ""
				lead := len(piece) - len(strings.TrimLeft(piece, " \t"))
				current.text.add(piece[lead:], number, column+lead)
			}
			column += len(piece) + 1
		}
		joined = again
	}
	flush()
	rep.note(Position{len(lines), 1}, "no END statement; read to the end of the file")
	return title, statements
}
