package models

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"
)

func compileSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	text, err := Schema()
	if err != nil {
		t.Fatal(err)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("model.json", document); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile("model.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// instance reads YAML as the values that a JSON Schema speaks of.
func instance(t *testing.T, text []byte) any {
	t.Helper()
	var x any
	if err := yaml.Unmarshal(text, &x); err != nil {
		t.Fatal(err)
	}
	j, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	x, err = jsonschema.UnmarshalJSON(bytes.NewReader(j))
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestLibrarySatisfiesSchema(t *testing.T) {
	schema := compileSchema(t)
	files, _ := filepath.Glob("library/*.yaml")
	for _, file := range append(files, "testdata/everything.yaml") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(instance(t, text)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		m, err := Parse(t.Context(), file, text, nil)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		resolved, err := m.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(instance(t, resolved)); err != nil {
			t.Errorf("%s resolved: %v", file, err)
		}
	}
}

func TestSchemaRefuses(t *testing.T) {
	schema := compileSchema(t)
	const rest = "\nsolver: {step: 1, end: 2}"
	for _, text := range []string{
		"titel: x" + rest,
		"solver: {step: 1}",
		"solver: {step: 1, end: -2}",
		"solver: {step: fast, end: 2}",
		"gravity: [0, 1]" + rest,
		"solver: {method: euler, step: 1, end: 2}",
		"solver: {method: generalized_alpha, alpha: 0, step: 1, end: 2}",
		"joints: [{name: a, type: gear, joints: [b, c]}]" + rest,
		"joints: [{name: a, type: spherical, pitch: 1, bodies: [b, c], at: [0, 0, 0]}]" + rest,
		"bodies: [{name: a}]" + rest,
		"bodies: [{name: a, mass: 1, solid: {shape: sphere, radius: 1, density: 1}}]" + rest,
		"walls: [{name: a, shape: box, size: [1, 2], material: b}]" + rest,
		"nets: [{name: a, knots: [1, 5]}]" + rest,
	} {
		if err := schema.Validate(instance(t, []byte(text))); err == nil {
			t.Errorf("accepted: %s", text)
		}
	}
}

func TestSchemaDescribes(t *testing.T) {
	text, err := Schema()
	if err != nil {
		t.Fatal(err)
	}
	var schema struct {
		Properties map[string]struct{ Description string }
		Defs       map[string]struct {
			Description string
			Properties  map[string]struct{ Description string }
		} `json:"$defs"`
	}
	if err := json.Unmarshal(text, &schema); err != nil {
		t.Fatal(err)
	}
	for key, p := range schema.Properties {
		if p.Description == "" {
			t.Errorf("%s has no description", key)
		}
	}
	for name, d := range schema.Defs {
		if d.Description == "" {
			t.Errorf("%s has no description", name)
		}
		for key, p := range d.Properties {
			if p.Description == "" {
				t.Errorf("%s.%s has no description", name, key)
			}
		}
	}
	if d := schema.Defs["Body"].Properties["mass"].Description; !strings.HasSuffix(d, "[kg]") {
		t.Errorf("the description of a mass lacks its unit: %q", d)
	}
}
