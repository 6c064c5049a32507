// Package gotext writes traced graphs as Go.
package gotext

import (
	"fmt"
	"strconv"
	"strings"

	"gabion/kernels/generate/trace"
)

// Output is a value and where it goes.
type Output struct {
	Target string // as the left side of an assignment
	Node   *trace.Node
}

// Body writes the statements that work the outputs out.
func Body(outputs []Output) string {
	w := &writer{uses: map[*trace.Node]int{}, text: map[*trace.Node]string{}}
	var nodes []*trace.Node
	for _, o := range outputs {
		nodes = append(nodes, o.Node)
	}
	w.count(nodes)
	w.block(trace.Schedule(nodes), 1)
	for _, o := range outputs {
		w.line(1, "%s = %s", o.Target, bare(w.value(o.Node)))
	}
	return w.out.String()
}

type writer struct {
	out  strings.Builder
	uses map[*trace.Node]int
	text map[*trace.Node]string // of what has been worked out
}

func (w *writer) line(indent int, format string, values ...any) {
	w.out.WriteString(strings.Repeat("\t", indent))
	fmt.Fprintf(&w.out, format, values...)
	w.out.WriteByte('\n')
}

// count finds how often values are used.
func (w *writer) count(outputs []*trace.Node) {
	var visit func(n *trace.Node)
	visit = func(n *trace.Node) {
		w.uses[n]++
		if w.uses[n] > 1 {
			return
		}
		for _, a := range n.Args {
			if a != nil {
				visit(a)
			}
		}
	}
	for _, n := range outputs {
		visit(n)
	}
}

func variable(n *trace.Node) string {
	name := strings.TrimRight(n.Name, "0123456789")
	if name == "" {
		name = "x"
	}
	return name + strconv.Itoa(n.ID)
}

// longest is how long an expression gets before it has a variable of its own.
const longest = 60

func (w *writer) block(b *trace.Block, indent int) {
	for _, s := range b.Steps {
		if s.Choice != nil {
			w.choice(s.Choice, indent)
			continue
		}
		text := w.expression(s.Node)
		if w.uses[s.Node] == 1 && len(text) < longest || s.Node.Op == trace.Neg {
			if op := s.Node.Op; op != trace.Sqrt && op != trace.Min && op != trace.Max {
				text = "(" + text + ")"
			}
			w.text[s.Node] = text
			continue
		}
		w.line(indent, "%s := %s", variable(s.Node), text)
		w.text[s.Node] = variable(s.Node)
	}
}

func (w *writer) choice(c *trace.Choice, indent int) {
	var names []string
	for _, n := range c.Selects {
		names = append(names, variable(n))
	}
	w.line(indent, "var %s float64", strings.Join(names, ", "))
	yes, no := w.needs(c, 1), w.needs(c, 2)
	switch condition := w.value(c.Condition); {
	case yes:
		w.line(indent, "if %s {", bare(condition))
		w.way(c, c.Yes, 1, indent)
	case no:
		w.line(indent, "if !%s {", condition)
		w.way(c, c.No, 2, indent)
	}
	if yes && no {
		w.line(indent, "} else {")
		w.way(c, c.No, 2, indent)
	}
	w.line(indent, "}")
	for i, n := range c.Selects {
		w.text[n] = names[i]
	}
}

func isZero(n *trace.Node) bool { return n.Op == trace.Number && n.Value == 0 }

// needs tells whether one way of a choice does anything: a variable is zero to begin with.
func (w *writer) needs(c *trace.Choice, way int) bool {
	for _, n := range c.Selects {
		if !isZero(n.Args[way]) {
			return true
		}
	}
	return false
}

func (w *writer) way(c *trace.Choice, b *trace.Block, way, indent int) {
	w.block(b, indent+1)
	for _, n := range c.Selects {
		if !isZero(n.Args[way]) {
			w.line(indent+1, "%s = %s", variable(n), bare(w.value(n.Args[way])))
		}
	}
}

func (w *writer) value(n *trace.Node) string {
	switch n.Op {
	case trace.Input:
		return n.Name
	case trace.Number:
		return strconv.FormatFloat(n.Value, 'g', -1, 64)
	case trace.True, trace.False:
		return strconv.FormatBool(n.Op == trace.True)
	}
	return w.text[n]
}

var operators = map[trace.Op]string{
	trace.Add: "%s + %s", trace.Sub: "%s - %s", trace.Mul: "%s * %s", trace.Div: "%s / %s", trace.Min: "min(%s, %s)", trace.Max: "max(%s, %s)",
	trace.Less: "%s < %s", trace.LessEqual: "%s <= %s", trace.Equal: "%s == %s", trace.NotEqual: "%s != %s",
	trace.And: "%s && %s", trace.Or: "%s || %s",
}

func (w *writer) expression(n *trace.Node) string {
	a := w.value(n.Args[0])
	switch n.Op {
	case trace.Neg:
		return "-" + a
	case trace.Not:
		return "!" + a
	case trace.Sqrt:
		return "math.Sqrt(" + bare(a) + ")"
	case trace.Min, trace.Max:
		return fmt.Sprintf(operators[n.Op], bare(a), bare(w.value(n.Args[1])))
	}
	return fmt.Sprintf(operators[n.Op], a, w.value(n.Args[1]))
}

// bare is an expression without the parentheses around all of it.
func bare(text string) string {
	if inner, ok := strings.CutPrefix(text, "("); ok {
		return strings.TrimSuffix(inner, ")")
	}
	return text
}
