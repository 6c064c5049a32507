// Package lanes writes traced functions as AVX instructions for four values at a time, in Go's assembler.
//
// The values lie in rows, one array for each number; a call works on the first n of all rows. Operations are those of the graph, each
// rounded as in scalar Go, so the results have the same bits. The graph is cut into loops where few values are alive, since a processor
// overlaps the iterations of short loops better; what is alive at a cut goes through rows. Both ways of a branch are worked out, since a processor
// mispredicts jumps that some values take and others do not; what only one way needs of a branch that few values take is jumped over where none
// does. Values that four need alike, as the time step, are worked out once.
package lanes

import (
	"slices"

	"gabion/kernels/generate/trace"
)

// Output is a value and the row that it goes to.
type Output struct {
	Row  int
	Node *trace.Node
}

// Function is what a text of assembler is made from.
type Function struct {
	Name    string
	Rows    map[*trace.Node]int    // of inputs
	Uniform map[*trace.Node]string // arguments that are the same for all, after l and n: in their order on the stack
	Outputs []Output
	Width   int // values of a row
	Working int // first row of working memory
	Loops   int // to cut it into

	Spent  []int    // rows whose inputs nobody reads afterwards
	Seldom []string // functions of the text whose branches few values take
}

// kind is what an instruction of a program does.
type kind uint8

const (
	compute kind = iota // the node
	store               // the node to a row
	skip                // jump to the label if no value takes the way
	label
)

type instruction struct {
	kind kind
	node *trace.Node // of a skip: its condition
	way  int         // of a skip: 1 or 2, by whether the way is that where the condition holds
	row  int
	id   int // of a skip and its label
}

// program is a function as a list of instructions.
type program struct {
	*Function
	uniform []*trace.Node // worked out before the loops, in their order
	fixed   map[*trace.Node]bool
	list    []instruction
	labels  int
}

func newProgram(f *Function) *program {
	p := &program{Function: f, fixed: map[*trace.Node]bool{}}
	var nodes []*trace.Node
	for _, o := range f.Outputs {
		nodes = append(nodes, o.Node)
	}
	p.block(trace.Schedule(nodes))
	p.stores()
	return p
}

func constant(n *trace.Node) bool { return n.Op == trace.Number }

// isUniform tells whether a node is the same for all values.
func (p *program) isUniform(n *trace.Node) bool {
	_, argument := p.Uniform[n]
	return argument || p.fixed[n]
}

// block adds the steps of a block.
func (p *program) block(b *trace.Block) {
	for _, s := range b.Steps {
		if s.Choice != nil {
			p.choice(s.Choice)
			continue
		}
		if p.followsFromUniform(s.Node) {
			p.fixed[s.Node] = true
			p.uniform = append(p.uniform, s.Node)
			continue
		}
		p.list = append(p.list, instruction{kind: compute, node: s.Node})
	}
}

func (p *program) followsFromUniform(n *trace.Node) bool {
	for _, a := range n.Args {
		if a != nil && !constant(a) && !p.isUniform(a) {
			return false
		}
	}
	return n.Op != trace.Input
}

func (p *program) choice(c *trace.Choice) {
	seldom := slices.Contains(p.Seldom, c.Selects[0].Branch.Function)
	for way, b := range []*trace.Block{c.Yes, c.No} {
		if !seldom || len(b.Steps) == 0 {
			p.block(b)
			continue
		}
		p.labels++
		id := p.labels
		p.list = append(p.list, instruction{kind: skip, node: c.Condition, way: way + 1, id: id})
		p.block(b)
		p.list = append(p.list, instruction{kind: label, id: id})
	}
	for _, n := range c.Selects {
		p.list = append(p.list, instruction{kind: compute, node: n})
	}
}

// stores puts each output's store behind its value, or where the row that it goes to has been read for the last time.
func (p *program) stores() {
	last := map[int]int{} // use of a row
	made := map[*trace.Node]int{}
	for i, in := range p.list {
		if in.kind == compute {
			made[in.node] = i
		}
		if in.node == nil {
			continue
		}
		for _, a := range in.operands() {
			if row, ok := p.Rows[a]; ok {
				last[row] = i
			}
		}
	}
	at := map[int][]instruction{}
	for _, o := range p.Outputs {
		row, isInput := p.Rows[o.Node]
		if isInput && row == o.Row {
			continue
		}
		where := made[o.Node]
		if l, ok := last[o.Row]; ok {
			where = max(where, l)
		}
		if isInput { // it goes to another row as it is: before its own row is written
			where = 0
		}
		at[where] = append(at[where], instruction{kind: store, node: o.Node, row: o.Row})
	}
	var list []instruction
	depth, waiting := 0, []instruction(nil)
	for i, in := range p.list {
		switch in.kind {
		case skip:
			depth++
		case label:
			depth--
		}
		list = append(list, in)
		waiting = append(waiting, at[i]...)
		if depth == 0 { // a store must not be jumped over
			list, waiting = append(list, waiting...), nil
		}
	}
	p.list = list
}

// operands are the values that an instruction reads.
func (in *instruction) operands() []*trace.Node {
	switch in.kind {
	case compute:
		for i, a := range in.node.Args {
			if a == nil {
				return in.node.Args[:i]
			}
		}
		return in.node.Args[:]
	case label:
		return nil
	}
	return []*trace.Node{in.node}
}

// cut divides the list into loops: near equal parts, at the places where the fewest values are alive.
func (p *program) cut() [][]instruction {
	alive := p.alive()
	var loops [][]instruction
	from, n := 0, len(p.list)
	for k := 1; k < p.Loops; k++ {
		ideal, best := k*n/p.Loops, -1
		for i := max(ideal-n/(4*p.Loops), from+1); i <= min(ideal+n/(4*p.Loops), n-1); i++ {
			if alive[i] >= 0 && (best < 0 || alive[i] < alive[best]) {
				best = i
			}
		}
		if best > 0 {
			loops = append(loops, p.list[from:best])
			from = best
		}
	}
	return append(loops, p.list[from:])
}

// alive counts the values that are worked out before each place and read after it; -1 where a jump leads over it.
func (p *program) alive() []int {
	last, made := map[*trace.Node]int{}, map[*trace.Node]int{}
	for i, in := range p.list {
		if in.kind == compute {
			made[in.node] = i
		}
		for _, a := range in.operands() {
			last[a] = i
		}
	}
	out := make([]int, len(p.list))
	for n, from := range made {
		for i := from + 1; i <= last[n]; i++ {
			out[i]++
		}
	}
	depth := 0
	for i, in := range p.list {
		if depth > 0 {
			out[i] = -1
		}
		switch in.kind {
		case skip:
			depth++
		case label:
			depth--
		}
	}
	return out
}
