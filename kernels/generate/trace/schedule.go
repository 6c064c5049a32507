package trace

import "slices"

// Block is a list of steps that are done together.
type Block struct {
	Steps []Step
	in    *Choice // that it is a way of, or nil
	depth int
}

// Step is a node to work out, or a choice.
type Step struct {
	Node   *Node
	Choice *Choice
}

// Choice is a branch of the text: what only one way needs, and the values that are chosen by its condition.
type Choice struct {
	Condition *Node
	Yes, No   *Block
	Selects   []*Node
	block     *Block // that it stands in
}

// Schedule puts the nodes that outputs follow from into an order in which they can be worked out. Selects of one branch are made
// together, and what serves only one way of them stands in that way. Inputs and constants are left out.
func Schedule(outputs []*Node) *Block {
	s := &scheduler{single: map[*Branch]bool{}}
	for !s.sort(outputs) {
	}
	return s.place(outputs)
}

// unit is what is done at one place: a node, or the selects of a branch.
type unit struct {
	nodes  []*Node
	state  int // of the search: 1 under way, 2 done
	choice *Choice
	block  *Block // the innermost that holds all that uses it
}

type scheduler struct {
	single map[*Branch]bool // branches whose selects cannot be made together
	units  map[any]*unit    // by branch or node
	order  []*unit
}

func atom(n *Node) bool { return n.Op == Input || n.Op == Number || n.Op == True || n.Op == False }

func (s *scheduler) unitOf(n *Node) *unit {
	var k any = n
	if n.Op == Select && !s.single[n.Branch] {
		k = n.Branch
	}
	u := s.units[k]
	if u == nil {
		u = &unit{}
		s.units[k] = u
	}
	if !slices.Contains(u.nodes, n) {
		u.nodes = append(u.nodes, n)
	}
	return u
}

// sort puts units after those that they need. It reports false where that cannot be, and notes the branch that is to blame.
func (s *scheduler) sort(outputs []*Node) bool {
	s.units, s.order = map[any]*unit{}, nil
	seen := map[*Node]bool{}
	var find func(n *Node)
	find = func(n *Node) {
		if n == nil || seen[n] || atom(n) {
			return
		}
		seen[n] = true
		s.unitOf(n)
		for _, a := range n.Args {
			find(a)
		}
	}
	for _, n := range outputs {
		find(n)
	}
	var visit func(u *unit) bool
	visit = func(u *unit) bool {
		if u.state != 0 {
			if u.state == 1 && u.nodes[0].Op == Select {
				s.single[u.nodes[0].Branch] = true
			}
			return u.state == 2
		}
		u.state = 1
		for _, n := range u.nodes {
			for _, a := range n.Args {
				if a != nil && !atom(a) && !visit(s.unitOf(a)) {
					if n.Op == Select {
						s.single[n.Branch] = true
					}
					return false
				}
			}
		}
		u.state = 2
		s.order = append(s.order, u)
		return true
	}
	for _, n := range outputs {
		if !atom(n) && !visit(s.unitOf(n)) {
			return false
		}
	}
	return true
}

// place finds the block of every unit, from the last to the first, and fills the blocks.
func (s *scheduler) place(outputs []*Node) *Block {
	whole := &Block{}
	for _, n := range outputs {
		if !atom(n) {
			s.unitOf(n).block = whole
		}
	}
	use := func(n *Node, in *Block) {
		if !atom(n) {
			u := s.unitOf(n)
			u.block = common(u.block, in)
		}
	}
	for _, u := range slices.Backward(s.order) {
		if u.nodes[0].Op == Select {
			slices.SortFunc(u.nodes, func(a, b *Node) int { return a.ID - b.ID })
			c := &Choice{Condition: u.nodes[0].Args[0], Selects: u.nodes, block: u.block}
			c.Yes, c.No = &Block{in: c, depth: u.block.depth + 1}, &Block{in: c, depth: u.block.depth + 1}
			u.choice = c
		}
		for _, n := range u.nodes {
			for i, a := range n.Args {
				switch {
				case a == nil:
				case u.choice != nil && i == 1:
					use(a, u.choice.Yes)
				case u.choice != nil && i == 2:
					use(a, u.choice.No)
				default:
					use(a, u.block)
				}
			}
		}
	}
	for _, u := range s.order {
		if u.choice != nil {
			u.block.Steps = append(u.block.Steps, Step{Choice: u.choice})
		} else {
			u.block.Steps = append(u.block.Steps, Step{Node: u.nodes[0]})
		}
	}
	return whole
}

// common is the innermost block that holds both.
func common(a, b *Block) *Block {
	if a == nil {
		return b
	}
	for a != b {
		if a.depth >= b.depth {
			a = a.in.block
		} else {
			b = b.in.block
		}
	}
	return a
}
