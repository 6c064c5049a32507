package models

import (
	"slices"

	"gabion/internal/document"
)

// mostSamples keeps cells fewer than the particles that they are to be samples of.
const mostSamples = 1_000_000

// mostCellsAsked keeps columns fewer than anybody looks at, and looks at all particles for each cell short.
const mostCellsAsked = 1000

// checkMeasures refuses measures of regions that cannot be told: a mixture of nothing or in one sample, and strains of what comes back on the other side.
func (m *Model) checkMeasures(r *document.Report, q *Request, carried []carriedScalar) {
	if q.Region == nil {
		return
	}
	switch n := q.Region.cells(); {
	case n > 1 && q.Region.Box == nil:
		r.Part("region").Fail("cells", "only a box has cells")
	case n > mostCellsAsked:
		r.Part("region").Fail("cells", "%d cells; at most %d are possible: outputs.fields has what frames need on finer grids", n, mostCellsAsked)
	}
	if slices.Contains(q.Quantities, "lacey_index") {
		if !slices.ContainsFunc(carried, func(c carriedScalar) bool { return c.name == "dye" }) {
			r.Fail("quantities", "what is mixed is dye, and no particles carry any: give a group of particles the key \"dye\"")
		}
		if n := q.Region.Samples; n[0]*n[1]*n[2] > mostSamples {
			r.Part("region").Fail("samples", "%d samples; at most %d are possible", n[0]*n[1]*n[2], mostSamples)
		}
		if q.Region.Samples == [3]int{1, 1, 1} {
			r.Part("region").Fail("", "lacey_index compares samples: give the region the key \"samples\", numbers of cells along x, y and z")
		}
	}
	if asks(q, strainQuantities.Entries()) && m.Domain != nil && len(m.Domain.Periodic) > 0 {
		r.Fail("quantities", "strain is of particles whose ways are known, not of those that come back on the other side: want a domain without periodic axes")
	}
}
