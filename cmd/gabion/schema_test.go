package main

// The schemas of studies and cases against the files that ship.

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"
)

func schemaOf(t *testing.T, kind string) *jsonschema.Schema {
	t.Helper()
	text, _, _ := gabion(t, "schema "+kind)
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(kind, document); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile(kind)
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// satisfies tells why a YAML text does not satisfy a schema.
func satisfies(schema *jsonschema.Schema, text []byte) error {
	var x any
	if err := yaml.Unmarshal(text, &x); err != nil {
		return err
	}
	j, err := json.Marshal(x)
	if err != nil {
		return err
	}
	if x, err = jsonschema.UnmarshalJSON(bytes.NewReader(j)); err != nil {
		return err
	}
	return schema.Validate(x)
}

// shipped lists the YAML files below a folder of the project, those of models aside.
func shipped(t *testing.T, folder string) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".yaml" && filepath.Base(filepath.Dir(path)) != "models" {
			files = append(files, path)
		}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in %s: %v", folder, err)
	}
	return files
}

func TestSchemasAcceptWhatShips(t *testing.T) {
	for kind, folder := range map[string]string{"study": "../../models/studies", "case": "../../validation/suites"} {
		schema := schemaOf(t, kind)
		for _, file := range shipped(t, folder) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := satisfies(schema, text); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
}

func TestSchemasRefuse(t *testing.T) {
	for text, kind := range map[string]string{
		"title: x\nmodel: m.yaml\nextract: [{name: a, column: b}]":              "study", // nothing is varied
		strings.Replace(fallStudy, "statistic: minimum", "statistic: least", 1): "study",
		strings.Replace(fallStudy, "vary:", "very:", 1):                         "study",
		strings.Replace(fallCase, "TOLERANCE", "-1", 1):                         "case",
		strings.Replace(fallCase, "model:", "results: out\nmodel:", 1):          "case",
		strings.Replace(fallCase, "metric: rms", "metric: mean", 1):             "case",
	} {
		if satisfies(schemaOf(t, kind), []byte(text)) == nil {
			t.Errorf("accepted as a %s:\n%s", kind, text)
		}
	}
}

// The manual's pages of keys are those that the program prints.
func TestReferencePages(t *testing.T) {
	for _, kind := range []string{"model", "study", "case"} {
		want, _, _ := gabion(t, "schema "+kind+" --markdown")
		file := filepath.Join("..", "..", "docs", "reference", kind+".md")
		if page, err := os.ReadFile(file); err != nil || string(page) != want {
			t.Errorf("%s is not what `gabion schema %s --markdown` prints; write it anew (%v)", file, kind, err)
		}
	}
}
