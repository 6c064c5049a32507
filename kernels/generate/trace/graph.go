// Package trace runs a function of a text (package source) on symbols instead of numbers. What comes out is a graph without control
// flow: each number that the function works out is a node, with the nodes that it follows from. Derivatives and vector code are simple to
// make of it.
//
// Calls are inlined, structs are taken apart into numbers, and a pointer is the place of the first of them. Both ways of a branch are run
// on copies, and what differs after it becomes a choice (Select) by the condition. Operations are kept in their order, so the same numbers
// give the same bits as the text; only choices between equals and sums and products with what is known to be zero (Zero) go.
package trace

import "fmt"

// Op is what a node does with its arguments.
type Op uint8

// Operations. Those from Less on give truth values.
const (
	Input  Op = iota // an argument, by its Name
	Number           // a constant, its Value
	Add
	Sub
	Mul
	Div
	Neg
	Sqrt
	Min
	Max
	Select // the second argument where the first is true, else the third
	Less
	LessEqual
	Equal
	NotEqual
	And
	Or
	Not
	True
	False
)

// Node is a value. Equal nodes of a graph are one.
type Node struct {
	ID     int
	Op     Op
	Args   [3]*Node // as many as the operation has
	Value  float64
	Name   string  // of an input; else of a variable that holds the value, or ""
	Zero   bool    // a Number that is zero whatever it meets: products with it and sums go
	Branch *Branch // of a Select
	Truth  bool    // the value is a truth value
}

// Branch is a place of the text where it went both ways.
type Branch struct {
	Node     int    // that was made before it
	Function string // whose text it is, or ""
}

// Graph is a set of nodes.
type Graph struct {
	nodes    map[key]*Node
	count    int
	branches map[*Node]*Branch // of minima and maxima
}

type key struct {
	op      Op
	a, b, c int
	value   float64
	name    string
	zero    bool
}

// New makes an empty graph.
func New() *Graph { return &Graph{nodes: map[key]*Node{}, branches: map[*Node]*Branch{}} }

// BranchOf is the branch that choices between the sides of a minimum or maximum are made at.
func (g *Graph) BranchOf(n *Node) *Branch {
	if g.branches[n] == nil {
		g.branches[n] = &Branch{Node: n.ID}
	}
	return g.branches[n]
}

func (g *Graph) node(n Node) *Node {
	k := key{op: n.Op, value: n.Value, zero: n.Zero}
	if n.Op == Input {
		k.name = n.Name
	}
	for i, place := range []*int{&k.a, &k.b, &k.c} {
		if n.Args[i] != nil {
			*place = n.Args[i].ID
		}
	}
	if old := g.nodes[k]; old != nil {
		return old
	}
	g.count++
	n.ID = g.count
	g.nodes[k] = &n
	return &n
}

// Input is an argument; its name is how it is written where the graph is put to use.
func (g *Graph) Input(name string) *Node { return g.node(Node{Op: Input, Name: name}) }

// Flag is an argument that is a truth value.
func (g *Graph) Flag(name string) *Node { return g.node(Node{Op: Input, Name: name, Truth: true}) }

// Number is a constant.
func (g *Graph) Number(x float64) *Node { return g.node(Node{Op: Number, Value: x}) }

// Zero is a value that is known to be zero.
func (g *Graph) Zero() *Node { return g.node(Node{Op: Number, Zero: true}) }

// Bool is a constant truth value.
func (g *Graph) Bool(b bool) *Node {
	if b {
		return g.node(Node{Op: True, Truth: true})
	}
	return g.node(Node{Op: False, Truth: true})
}

// Do is the value of an operation of one or two arguments.
func (g *Graph) Do(op Op, args ...*Node) *Node {
	if n := g.fold(op, args); n != nil {
		return n
	}
	n := Node{Op: op, Truth: op >= Less}
	copy(n.Args[:], args)
	if (op == Add || op == Mul || op == And || op == Or || op == Equal || op == NotEqual) && n.Args[0].ID > n.Args[1].ID {
		n.Args[0], n.Args[1] = n.Args[1], n.Args[0]
	}
	return g.node(n)
}

// Select is yes where the condition holds and no elsewhere, chosen at a branch.
func (g *Graph) Select(branch *Branch, condition, yes, no *Node) *Node {
	switch {
	case yes == no || condition.Op == True:
		return yes
	case condition.Op == False:
		return no
	case yes.Truth:
		return g.Do(Or, g.Do(And, condition, yes), g.Do(And, g.Do(Not, condition), no))
	case condition.Op == Not:
		return g.node(Node{Op: Select, Args: [3]*Node{condition.Args[0], no, yes}, Branch: branch})
	}
	return g.node(Node{Op: Select, Args: [3]*Node{condition, yes, no}, Branch: branch})
}

// fold is the value of an operation that need not be done, or nil.
func (g *Graph) fold(op Op, args []*Node) *Node {
	a := args[0]
	b := a
	if len(args) > 1 {
		b = args[1]
	}
	switch op {
	case Add, Sub, Mul, Div, Neg, Sqrt:
		return g.foldArithmetic(op, a, b)
	case Less, LessEqual, Equal, NotEqual:
		if a.Op == Number && b.Op == Number {
			return g.Bool(op == Less && a.Value < b.Value || op == LessEqual && a.Value <= b.Value ||
				op == Equal && a.Value == b.Value || op == NotEqual && a.Value != b.Value)
		}
	case And:
		switch {
		case a.Op == False || b.Op == False:
			return g.Bool(false)
		case a.Op == True || a == b:
			return b
		case b.Op == True:
			return a
		case opposite(a, b):
			return g.Bool(false)
		}
	case Or:
		switch {
		case a.Op == True || b.Op == True:
			return g.Bool(true)
		case a.Op == False || a == b:
			return b
		case b.Op == False:
			return a
		}
	case Not:
		switch a.Op {
		case True, False:
			return g.Bool(a.Op == False)
		case Not:
			return a.Args[0]
		}
	}
	return nil
}

func (g *Graph) foldArithmetic(op Op, a, b *Node) *Node {
	switch {
	case op == Div && a.Op == Number && b.Op == Number: // which the text of Go would have as a quotient of whole numbers
		return g.Number(a.Value / b.Value)
	case op == Mul && a.Op == Number && a.Value == -1:
		return g.Do(Neg, b)
	case op == Mul && a.Op == Number && a.Value == 1:
		return b
	case op == Mul && b.Op == Number && (b.Value == 1 || b.Value == -1):
		return g.Do(Mul, b, a)
	case op == Mul && (a.Zero || b.Zero), (op == Div || op == Neg || op == Sqrt) && a.Zero:
		return g.Zero()
	case (op == Add || op == Sub) && b.Zero:
		return a
	case op == Add && a.Zero:
		return b
	case op == Sub && a.Zero:
		return g.Do(Neg, b)
	case op == Neg && a.Op == Neg:
		return a.Args[0]
	case op == Neg && a.Op == Number:
		return g.Number(-a.Value)
	}
	return nil
}

// opposite tells whether one truth value is the other's negation.
func opposite(a, b *Node) bool { return a.Op == Not && a.Args[0] == b || b.Op == Not && b.Args[0] == a }

func (n *Node) String() string { return fmt.Sprintf("%d(%d)", n.ID, n.Op) }
