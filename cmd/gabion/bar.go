package main

// A line on a terminal that tells how far something is, and is written over by the next.

import (
	"fmt"
	"io"
	"math"
	"strings"
)

type bar struct {
	w     io.Writer
	width func() int // of the terminal, in columns; 0 when it cannot be known
	drawn bool
}

const barWidth = 24

// Ends of the control sequences of ANSI X3.64 that every terminal knows: to the start of the line, and clear what follows.
const clearLine = "\r\x1b[K"

// draw shows the part that is done, NaN where it is not known, and what is being done. A line that cannot be written must not stop anything.
func (b *bar) draw(part float64, text string) {
	line := text
	if !math.IsNaN(part) {
		part = min(max(part, 0), 1)
		full := int(part * barWidth)
		line = fmt.Sprintf("%3.0f %% |%s%s| %s", 100*part, strings.Repeat("█", full), strings.Repeat(" ", barWidth-full), text)
	}
	letters := []rune(line)
	if width := b.width(); width > 0 && len(letters) >= width { // a line that wraps could not be written over
		letters = letters[:width-1]
	}
	fmt.Fprint(b.w, clearLine+string(letters))
	b.drawn = true
}

// clear takes the line away.
func (b *bar) clear() {
	if b.drawn {
		fmt.Fprint(b.w, clearLine)
		b.drawn = false
	}
}
