package lanes

import (
	"slices"

	"gabion/kernels/generate/trace"
)

// span is the part of a program over which a value or a row is needed: from the instruction that makes it to the last one that reads it.
type span struct{ from, to int }

func (s span) meets(o span) bool { return s.from < o.to && o.from < s.to }

// crossing are the values that loops after the one that makes them read, in the order in which they are made, and where they are needed.
func (p *program) crossing(loops [][]instruction) (nodes []*trace.Node, needed map[*trace.Node]span) {
	needed = map[*trace.Node]span{}
	loopOf := map[*trace.Node]int{}
	at := 0
	for k, loop := range loops {
		for _, in := range loop {
			for _, a := range in.operands() {
				made, ok := loopOf[a]
				if !ok {
					continue // an input
				}
				needed[a] = span{needed[a].from, at}
				if made != k && !slices.Contains(nodes, a) {
					nodes = append(nodes, a)
				}
			}
			if in.kind == compute {
				loopOf[in.node], needed[in.node] = k, span{at, at}
			}
			at++
		}
	}
	slices.SortFunc(nodes, func(a, b *trace.Node) int { return needed[a].from - needed[b].from })
	return nodes, needed
}

// rows gives each value that crosses from loop to loop a row, so that the fewest are in use: the row that it goes to in the end, one whose input has been read
// and whose output is still to come, or one of working memory.
func (t *text) rows(loops [][]instruction, memory map[*trace.Node]string) {
	p := t.program
	nodes, needed := p.crossing(loops)
	busy := p.inputSpans()
	free := func(row int, s span) bool { return !slices.ContainsFunc(busy[row], s.meets) }
	for i, in := range p.list {
		if in.kind != store {
			continue
		}
		s := span{i, len(p.list)}
		if whole := (span{needed[in.node].from, len(p.list)}); slices.Contains(nodes, in.node) && memory[in.node] == "" && free(in.row, whole) {
			s, memory[in.node] = whole, t.row(in.row)
		}
		busy[in.row] = append(busy[in.row], s)
	}
	for _, n := range nodes {
		if memory[n] != "" {
			continue
		}
		row := p.Working
		if k := slices.IndexFunc(p.Spent, func(row int) bool { return free(row, needed[n]) }); k >= 0 {
			row = p.Spent[k]
		}
		for !free(row, needed[n]) {
			row++
		}
		t.working = max(t.working, row+1-p.Working)
		busy[row] = append(busy[row], needed[n])
		memory[n] = t.row(row)
	}
}

// inputSpans are where rows hold inputs that are still to be read.
func (p *program) inputSpans() map[int][]span {
	spans := map[int][]span{}
	for i, in := range p.list {
		for _, a := range in.operands() {
			if row, ok := p.Rows[a]; ok {
				spans[row] = []span{{-1, i}}
			}
		}
	}
	return spans
}
