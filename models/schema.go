package models

// The schema of models, made from the Go types and their comments.

import (
	"embed"

	"gabion/internal/document"
)

//go:embed model.go bodies.go joints.go forces.go wires.go contact.go walls.go servo.go fields.go particles.go clumps.go polyhedra.go superquadrics.go bonds.go scalars.go net.go net_pins.go net_wires.go outputs.go function.go ropes.go rings.go sections.go beams.go barriers.go start.go heat.go fluid.go fluid_loads.go flow_field.go self_gravity.go pair_potentials.go strain.go zones.go trajectories.go
var sources embed.FS

// Schema returns the JSON Schema of models, for editors and other programs.
func Schema() ([]byte, error) { return document.Schema(new(Model), "Gabion model", sources) }

// Assistant helps to write models.
func Assistant() (*document.Assistant, error) { return document.NewAssistant(new(Model), sources) }

// Reference returns the manual's page of every key of a model, in Markdown.
func Reference() ([]byte, error) {
	page, err := document.Reference(new(Model), "Every key of a model", sources)
	return append(page, quantityTable()...), err
}
