// Package differentiate finds exact derivatives of traced functions, by forward differentiation of their graphs.
//
// At a kink - where a spring begins to slide, where a minimum changes sides - the derivative is that of the side that the function took.
package differentiate

import "gabion/kernels/generate/trace"

// Forward returns the derivative of each output in one direction: seed holds the derivatives of the inputs that change. What does not
// change has nil.
func Forward(g *trace.Graph, outputs []*trace.Node, seed map[*trace.Node]*trace.Node) []*trace.Node {
	d := &differentiator{graph: g, known: map[*trace.Node]*trace.Node{}}
	for n, change := range seed {
		d.known[n] = change
	}
	out := make([]*trace.Node, len(outputs))
	for i, n := range outputs {
		out[i] = d.of(n)
	}
	return out
}

type differentiator struct {
	graph *trace.Graph
	known map[*trace.Node]*trace.Node
}

func (d *differentiator) of(n *trace.Node) *trace.Node {
	if n == nil {
		return nil
	}
	change, ok := d.known[n]
	if !ok {
		change = d.rule(n)
		d.known[n] = change
	}
	return change
}

// rule is the derivative of one operation. Quotients and roots share their reciprocals between directions.
func (d *differentiator) rule(n *trace.Node) *trace.Node {
	g, a, b := d.graph, n.Args[0], n.Args[1]
	switch n.Op {
	case trace.Add:
		return d.sum(d.of(a), d.of(b))
	case trace.Sub:
		return d.less(d.of(a), d.of(b))
	case trace.Neg:
		return d.times(g.Number(-1), d.of(a))
	case trace.Mul:
		return d.sum(d.times(b, d.of(a)), d.times(a, d.of(b)))
	case trace.Div:
		return d.times(g.Do(trace.Div, g.Number(1), b), d.less(d.of(a), d.times(n, d.of(b))))
	case trace.Sqrt:
		return d.times(g.Do(trace.Div, g.Number(0.5), n), d.of(a))
	case trace.Min:
		return d.choose(g.BranchOf(n), g.Do(trace.Less, b, a), d.of(b), d.of(a))
	case trace.Max:
		return d.choose(g.BranchOf(n), g.Do(trace.Less, a, b), d.of(b), d.of(a))
	case trace.Select:
		return d.choose(n.Branch, a, d.of(b), d.of(n.Args[2]))
	}
	return nil
}

func (d *differentiator) sum(a, b *trace.Node) *trace.Node {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return d.graph.Do(trace.Add, a, b)
}

func (d *differentiator) less(a, b *trace.Node) *trace.Node {
	switch {
	case b == nil:
		return a
	case a == nil:
		return d.graph.Do(trace.Neg, b)
	}
	return d.graph.Do(trace.Sub, a, b)
}

func (d *differentiator) times(factor, a *trace.Node) *trace.Node {
	if a == nil {
		return nil
	}
	return d.graph.Do(trace.Mul, factor, a)
}

func (d *differentiator) choose(branch *trace.Branch, condition, yes, no *trace.Node) *trace.Node {
	if yes == nil && no == nil {
		return nil
	}
	or := func(n *trace.Node) *trace.Node {
		if n == nil {
			return d.graph.Number(0)
		}
		return n
	}
	return d.graph.Select(branch, condition, or(yes), or(no))
}
