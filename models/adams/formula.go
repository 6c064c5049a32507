// Function expressions in the language of our YAML models.

package adams

import (
	"fmt"
	"strconv"
	"strings"
)

// translator writes expressions of the dataset as formulas. leaf says what stands for a measure or for TIME.
type translator struct {
	dataset *Dataset
	leaf    func(n *node) (string, bool)
}

// untranslatable is what has no counterpart.
type untranslatable struct {
	at      Position
	message string
}

func (u untranslatable) Error() string { return u.message }

// formula returns the formula of an expression, or an error that says what stands in the way.
func (t *translator) formula(e *Expression) (text string, err error) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case untranslatable:
			err = Error{t.dataset.File, fault.at, fault.message}
		default:
			panic(fault)
		}
	}()
	text, _ = t.outermost(e.root)
	return text, nil
}

func numeral(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// How tightly the outermost operation of a formula binds.
const (
	choiceBinds = iota
	sumBinds
	productBinds
	powerBinds
	atomBinds
)

// write returns the formula of a node, in parentheses unless it is a single thing.
func (t *translator) write(n *node) string { return t.within(n, atomBinds) }

// within returns the formula of a node, in parentheses if its outermost operation binds less than wanted.
func (t *translator) within(n *node, wanted int) string {
	text, binds := t.outermost(n)
	if binds < wanted {
		return "(" + text + ")"
	}
	return text
}

// outermost returns the formula of a node and how tightly its outermost operation binds.
func (t *translator) outermost(n *node) (text string, binds int) {
	pair := func(left, right int) string {
		return fmt.Sprintf("%s %c %s", t.within(n.branch[0], left), n.op, t.within(n.branch[1], right))
	}
	switch n.op {
	case 'n':
		return numeral(n.value), atomBinds
	case '~':
		return "-" + t.within(n.branch[0], powerBinds), sumBinds
	case '^':
		return pair(atomBinds, atomBinds), powerBinds
	case '+':
		return pair(sumBinds, sumBinds), sumBinds
	case '-':
		return pair(sumBinds, productBinds), sumBinds
	case '*':
		return pair(productBinds, productBinds), productBinds
	case '/':
		return pair(productBinds, powerBinds), productBinds
	}
	return t.call(n), atomBinds
}

// sameFunctions have the same name and meaning in both languages.
var sameFunctions = " SIN COS TAN ASIN ACOS ATAN ATAN2 SINH COSH TANH EXP LOG LOG10 SQRT ABS MIN MAX STEP STEP5 "

func (t *translator) call(n *node) string {
	if text, ok := t.leaf(n); ok {
		return text
	}
	a := func(k int) string { return t.write(n.branch[k]) }
	var list []string
	if strings.Contains(sameFunctions, " "+n.name+" ") {
		for k := range n.branch {
			list = append(list, t.within(n.branch[k], choiceBinds))
		}
		return strings.ToLower(n.name) + "(" + strings.Join(list, ", ") + ")"
	}
	switch n.name {
	case "PI":
		return "pi"
	case "DTOR":
		return "(pi / 180)"
	case "RTOD":
		return "(180 / pi)"
	case "MODE":
		return strconv.Itoa(dynamicMode)
	case "IF":
		return fmt.Sprintf("(%s < 0 ? %s : %s == 0 ? %s : %s)", a(0), a(1), a(0), a(2), a(3))
	case "INT", "AINT":
		return truncated(a(0))
	case "NINT", "ANINT":
		return "round(" + a(0) + ")"
	case "MOD":
		return fmt.Sprintf("(%s - %s * %s)", a(0), truncated(a(0)+" / "+a(1)), a(1))
	case "SIGN":
		return fmt.Sprintf("(%s < 0 ? -abs(%s) : abs(%s))", a(1), a(0), a(0))
	case "DIM":
		return fmt.Sprintf("max(%s - %s, 0)", a(0), a(1))
	case "HAVSIN":
		return fmt.Sprintf("(%[1]s <= %[2]s ? %[3]s : %[1]s >= %[4]s ? %[5]s : %[3]s + (%[5]s - %[3]s) * (1 - cos(pi * (%[1]s - %[2]s) / (%[4]s - %[2]s))) / 2)",
			a(0), a(1), a(2), a(3), a(4))
	case "SHF":
		return t.harmonic(n)
	case "POLY":
		return t.polynomial(n)
	case "FORCOS", "FORSIN":
		return t.fourier(n)
	case "VARVAL":
		return t.variable(n)
	}
	panic(untranslatable{n.at, n.name + " has no counterpart in a formula"})
}

func truncated(x string) string {
	return fmt.Sprintf("((%[1]s) < 0 ? ceil(%[1]s) : floor(%[1]s))", x)
}

func (t *translator) harmonic(n *node) string {
	a := func(k int) string { return t.write(n.branch[k]) }
	phase, offset := "", ""
	if len(n.branch) > 4 {
		phase = " - " + a(4)
	}
	if len(n.branch) > 5 {
		offset = " + " + a(5)
	}
	return fmt.Sprintf("(%s * sin(%s * (%s - %s)%s)%s)", a(2), a(3), a(0), a(1), phase, offset)
}

func (t *translator) polynomial(n *node) string {
	u := fmt.Sprintf("(%s - %s)", t.write(n.branch[0]), t.write(n.branch[1]))
	text := t.write(n.branch[len(n.branch)-1])
	for k := len(n.branch) - 2; k >= 2; k-- {
		text = fmt.Sprintf("(%s + %s * %s)", t.write(n.branch[k]), u, text)
	}
	return text
}

func (t *translator) fourier(n *node) string {
	u := fmt.Sprintf("%s * (%s - %s)", t.write(n.branch[2]), t.write(n.branch[0]), t.write(n.branch[1]))
	text := t.write(n.branch[3])
	for k, c := range n.branch[4:] {
		text += fmt.Sprintf(" + %s * %s(%d * %s)", t.write(c), strings.ToLower(n.name[3:]), k+1, u)
	}
	return "(" + text + ")"
}

// variable puts the formula of a variable in place of VARVAL. Reading the dataset has excluded circles.
func (t *translator) variable(n *node) string {
	for _, v := range t.dataset.Variables {
		if v.ID == int(n.branch[0].value) && v.Function != nil {
			return t.write(v.Function.root)
		}
	}
	panic(untranslatable{n.at, fmt.Sprintf("there is no VARIABLE/%d", int(n.branch[0].value))})
}

// scaledName is a variable of a formula that is divided by the dataset's unit.
func scaledName(name string, unit float64) string {
	if unit == 1 {
		return name
	}
	return fmt.Sprintf("(%s / %s)", name, numeral(unit))
}

// scaledFormula is a formula multiplied by a unit.
func scaledFormula(text string, unit float64) string {
	if unit == 1 {
		return text
	}
	return numeral(unit) + " * (" + text + ")"
}

// ofTime translates an expression of time alone.
func (d *Dataset) ofTime(e *Expression) (string, error) {
	t := &translator{dataset: d}
	t.leaf = func(n *node) (string, bool) { return scaledName("t", d.Units.Time), n.name == "TIME" }
	return t.formula(e)
}
