package cpu

import (
	"testing"

	"gabion/dem/demtest"
	"gabion/dem/law"
)

// Polyhedra that are taken away while they are pressed against others, or a floor, take the energy in their contacts with them: what is there and what has gone out together stay what they were.
func TestPolyhedraLeaveWithEnergyOfContacts(t *testing.T) {
	demtest.CheckLeaving(t, newCPU(t, demtest.Rubble(t, 3, law.Interaction{Restitution: 1})), false, 1e-12)
	demtest.CheckLeaving(t, newCPU(t, demtest.OnFloor(demtest.Rubble(t, 3, law.Interaction{Restitution: 1}))), true, 1e-12)
}

// The same of superquadrics.
func TestSuperquadricsLeaveWithEnergyOfContacts(t *testing.T) {
	demtest.CheckLeaving(t, newCPU(t, demtest.Beans(t, 3, law.Interaction{Restitution: 1})), false, 1e-12)
	demtest.CheckLeaving(t, newCPU(t, demtest.OnFloor(demtest.Beans(t, 3, law.Interaction{Restitution: 1}))), true, 1e-12)
}
