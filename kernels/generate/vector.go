package main

import (
	"fmt"
	"go/format"
	"maps"
	"slices"
	"strings"

	"gabion/kernels/generate/lanes"
	"gabion/kernels/generate/source"
	"gabion/kernels/generate/trace"
)

// vectorLaw is a choice of laws that gets vector code for contacts of spheres, by itself and with every value of further enumerations of Law.
type vectorLaw struct {
	name    string
	choice  map[string]string // of the fields of Law that are not zero
	zero    []string          // coefficients that are zero under these laws
	further []string          // enumerations
}

var vectorLaws = []vectorLaw{
	{
		name:    "hertzMindlin",
		zero:    []string{"NormalLinear", "DampLinear", "DampRadius", "DampOverlap", "ShearLinear", "ShearDamp"},
		further: []string{"RollingLaw", "TwistingLaw", "CohesionLaw", "BridgeLaw"},
	},
	{
		name:    "linearCundallStrack",
		choice:  map[string]string{"Normal": "Linear", "Tangential": "CundallStrack"},
		zero:    []string{"NormalHertz", "DampRoot", "DampRadius", "DampOverlap", "ShearMindlin", "ShearDamp"},
		further: []string{"RollingLaw", "CohesionLaw"},
	},
	{
		name:    "ludingCundallStrack",
		choice:  map[string]string{"Normal": "Luding", "Tangential": "CundallStrack"},
		zero:    []string{"NormalHertz", "DampRoot", "DampRadius", "DampOverlap", "ShearMindlin", "ShearDamp"},
		further: []string{"RollingLaw"},
	},
	{
		name:    "eepaMindlin",
		choice:  map[string]string{"Normal": "EEPA"},
		zero:    []string{"NormalLinear", "DampLinear", "DampRadius", "DampOverlap", "ShearLinear", "ShearDamp"},
		further: []string{"RollingLaw", "TwistingLaw"},
	},
	{
		name:    "thorntonNingMindlin",
		choice:  map[string]string{"Normal": "ThorntonNing"},
		zero:    []string{"NormalLinear", "DampLinear", "DampRadius", "DampOverlap", "ShearLinear", "ShearDamp", "Stretch"},
		further: []string{"RollingLaw"},
	},
	{
		name:   "thorntonNingJKRMindlin",
		choice: map[string]string{"Normal": "ThorntonNing", "Cohesion": "JKR"},
		zero:   []string{"NormalLinear", "DampLinear", "DampRadius", "DampOverlap", "ShearLinear", "ShearDamp"},
	},
	{
		name:    "linearCundallStrackByCoefficient",
		choice:  map[string]string{"Normal": "Linear", "Damping": "ByCoefficient", "Tangential": "CundallStrack"},
		zero:    []string{"NormalHertz", "DampRoot", "DampRadius", "DampOverlap", "ShearMindlin", "ShearShare"},
		further: []string{"RollingLaw"},
	},
	{
		name:    "hertzMindlinByCoefficient",
		choice:  map[string]string{"Damping": "ByCoefficient"},
		zero:    []string{"NormalLinear", "DampLinear", "DampRadius", "DampRoot", "ShearLinear", "ShearShare"},
		further: []string{"RollingLaw"},
	},
	{
		name:    "hertzViscousByCoefficient",
		choice:  map[string]string{"Damping": "ByCoefficient", "Tangential": "ViscousCoulomb"},
		zero:    []string{"NormalLinear", "DampLinear", "DampRadius", "DampRoot", "ShearMindlin", "ShearShare"},
		further: []string{"RollingLaw"},
	},
	{
		name:    "hertzViscous",
		choice:  map[string]string{"Tangential": "ViscousCoulomb"},
		zero:    []string{"NormalLinear", "DampLinear", "DampRadius", "DampOverlap", "ShearMindlin", "ShearShare"},
		further: []string{"RollingLaw"},
	},
	{
		name:    "viscoelasticMindlin",
		choice:  map[string]string{"Normal": "Viscoelastic"},
		zero:    []string{"NormalLinear", "DampLinear", "DampRoot", "DampOverlap", "ShearLinear", "ShearShare"},
		further: []string{"RollingLaw"},
	},
}

// laneWidth is the length of the arrays of the engine's lanes, and laneLoops what functions are cut into: three are the fastest.
const laneWidth, laneLoops = 68, 3

// laneRows are the first arrays of the engine's lanes: what describes a contact, and in their place what comes of it. After them are the numbers of the
// history that the law keeps, the coefficients, and the losses in their order, and working memory.
var laneRows = []struct{ input, output string }{
	{"d.X", ""},
	{"d.Y", ""},
	{"d.Z", ""},
	{"ri", ""},
	{"rj", ""},
	{"i.V.X", "force.X"},
	{"i.V.Y", "force.Y"},
	{"i.V.Z", "force.Z"},
	{"i.W.X", "torqueI.X"},
	{"i.W.Y", "torqueI.Y"},
	{"i.W.Z", "torqueI.Z"},
	{"j.W.X", "torqueJ.X"},
	{"j.W.Y", "torqueJ.Y"},
	{"j.W.Z", "torqueJ.Z"},
}

// laneLosses are the losses that lanes have arrays for.
var laneLosses = []string{"r.Damped", "r.Slid", "r.Rolled", "r.Yielded"}

// vectorCode writes the assembler of all vector laws, and the Go file that declares and lists them.
func vectorCode(p *source.Package) (assembly, declarations string, err error) {
	var functions []*lanes.Function
	var table strings.Builder
	coefficients := fieldsOf(p, "Coefficients")
	for _, v := range variants(p, vectorLaws) {
		f, err := v.function(p, coefficients)
		if err != nil {
			return "", "", err
		}
		functions = append(functions, f)
		var needs []string
		for i := range coefficients {
			if slices.Contains(lanes.Rows(f), firstCoefficient(p)+i) {
				needs = append(needs, fmt.Sprint(i))
			}
		}
		var key []string
		for _, field := range fieldsOf(p, "Law") {
			if c := v.choice[field]; c != "" {
				key = append(key, field+": law."+c)
			}
		}
		fmt.Fprintf(&table, "\t{%s}: {%s, []int{%s}},\n", strings.Join(key, ", "), f.Name, strings.Join(needs, ", "))
	}
	const comment = "// Code generated by go generate ./kernels from dem/law/law.go. DO NOT EDIT."
	assembly, stubs, working, err := lanes.File(comment, functions)
	if err != nil {
		return "", "", err
	}
	text, err := format.Source([]byte(comment + "\n\npackage cpu\n\nimport \"gabion/dem/law\"\n\n" +
		"// vectorLaws are the laws that have vector code, and the numbers of the coefficients that it reads.\n" +
		"var vectorLaws = map[law.Law]vectorLaw{\n" + table.String() + "}\n\n" +
		"// workingRows is the number of arrays of working memory that vector code needs.\n" +
		fmt.Sprintf("const workingRows = %d\n\n", working) +
		fmt.Sprintf("const _ = uint(width-%d) + uint(%d-width)\n", laneWidth, laneWidth) + stubs))
	return assembly, string(text), err
}

// variants takes the laws with every value of further enumerations.
func variants(p *source.Package, list []vectorLaw) []vectorLaw {
	for _, t := range p.Enums {
		for _, v := range slices.Clone(list) {
			if !slices.Contains(v.further, t.Name()) {
				continue
			}
			for _, name := range enumeration(p, t.Name())[1:] {
				if !vectorized(v.choice, name) {
					continue
				}
				choice := maps.Clone(v.choice)
				if choice == nil {
					choice = map[string]string{}
				}
				choice[strings.TrimSuffix(t.Name(), "Law")] = name
				list = append(list, vectorLaw{v.name + name, choice, v.zero, v.further})
			}
		}
	}
	return list
}

// vectorized tells whether a value of an enumeration gets vector code beside choices made before: JKR goes with Hertz alone, and what is seldom asked for together
// takes the general loop.
func vectorized(choice map[string]string, name string) bool {
	twists := choice["Twisting"] != ""
	switch name {
	case "Marshall", "SDS":
		return choice["Rolling"] == "" || choice["Rolling"] == "ElasticPlastic"
	case "JKR":
		return choice["Normal"] != "Linear"
	case "DMT":
		return choice["Rolling"] != "EPSD2" && !twists
	case "SJKR", "SJKR2", "Capillary", "LiquidFilm":
		return choice["Normal"] == "" && choice["Rolling"] != "ConstantTorque" && !twists
	case "Rabinovich":
		return choice["Cohesion"] == "Capillary" || choice["Cohesion"] == "LiquidFilm"
	case "EPSD2":
		return choice["Normal"] == "" && choice["Damping"] == "" && choice["Tangential"] == ""
	}
	return choice["Rolling"] != "EPSD2"
}

func fieldsOf(p *source.Package, name string) (list []string) {
	for _, s := range p.Structs {
		for _, f := range s.Fields {
			if s.Name.Name() == name {
				list = append(list, f.Name)
			}
		}
	}
	return list
}

// choose gives the fields of Law as constants.
func (v *vectorLaw) choose(g *trace.Graph, p *source.Package, field string) *trace.Node {
	if name := v.choice[field]; name != "" {
		return g.Number(float64(number(p, name)))
	}
	if field == "Tension" || field == "UndampedShear" || field == "Lubricated" || field == "Sheared" || field == "Shared" {
		return g.Bool(false)
	}
	return g.Number(0)
}

// history lists the numbers of a history that the laws keep, in their order.
func (v *vectorLaw) history(p *source.Package) (numbers []string, err error) {
	for _, part := range historyParts(p) {
		if part.condition != "" {
			g := trace.New()
			r, err := trace.Run(g, p, part.condition, func(path string) *trace.Node { return v.choose(g, p, strings.TrimPrefix(path, "l.")) })
			if err != nil {
				return nil, err
			}
			if r["result"].Op != trace.True {
				continue
			}
		}
		numbers = append(numbers, part.numbers...)
	}
	return numbers, nil
}

// firstCoefficient is the row of the first coefficient, behind all numbers that there may be of a history.
func firstCoefficient(p *source.Package) int {
	n := len(laneRows)
	for _, part := range historyParts(p) {
		n += len(part.numbers)
	}
	return n
}

// function traces Law.Spheres under the laws. The velocity is that of the first sphere relative to the second.
func (v *vectorLaw) function(p *source.Package, coefficients []string) (*lanes.Function, error) {
	inputs, outputs := map[string]int{}, map[string]int{}
	for i, r := range laneRows {
		inputs[r.input], outputs[r.output] = i, i
	}
	history, err := v.history(p)
	if err != nil {
		return nil, err
	}
	for i, n := range history {
		inputs["h."+n], outputs["h."+n] = len(laneRows)+i, len(laneRows)+i
	}
	row := firstCoefficient(p)
	for _, c := range coefficients {
		if !slices.Contains(v.zero, c) {
			inputs["k."+c] = row
		}
		row++
	}
	for _, l := range laneLosses {
		outputs[l] = row
		row++
	}
	delete(outputs, "")

	g := trace.New()
	f := &lanes.Function{
		Name: v.name + "AVX", Rows: map[*trace.Node]int{}, Uniform: map[*trace.Node]string{}, Width: laneWidth, Working: row, Loops: laneLoops,
		Seldom: []string{"turn"}, // a spring is seldom made longer
	}
	result, err := trace.Run(g, p, "Spheres", func(path string) *trace.Node {
		if row, ok := inputs[path]; ok {
			n := g.Input(path)
			f.Rows[n] = row
			return n
		}
		owner, field, _ := strings.Cut(path, ".")
		switch owner {
		case "dt":
			n := g.Input(path)
			f.Uniform[n] = path
			return n
		case "l":
			return v.choose(g, p, field)
		}
		return g.Zero()
	})
	if err != nil {
		return nil, err
	}
	for _, path := range slices.Sorted(maps.Keys(outputs)) {
		if n := result[path]; !n.Zero {
			f.Outputs = append(f.Outputs, lanes.Output{Row: outputs[path], Node: n})
		}
	}
	for _, path := range slices.Sorted(maps.Keys(inputs)) {
		if !strings.HasPrefix(path, "k.") {
			f.Spent = append(f.Spent, inputs[path])
		}
	}
	for _, l := range laneLosses {
		f.Spent = append(f.Spent, outputs[l])
	}
	return f, nil
}
