// Particles in text files: given lists and settled beds.

package packing

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// ReadParticles reads a table of particles, one a line, its columns parted by commas, semicolons, tabs or blanks. Empty lines and what follows a # are
// left out.
//
// Without a heading the columns are x y z radius [vx vy vz [wx wy wz]]. With one they may come in any order: x, y, z (also posx...), radius or r,
// diameter or d, vx, vy, vz, wx, wy, wz and material (its number); a unit in brackets and other columns are passed over. All in SI units. No more than
// most particles are read, and what comes after them is not looked at.
func ReadParticles(r io.Reader, most int) (Particles, error) {
	t := particleTable{}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for number := 1; len(t.particles.Position) < most && lines.Scan(); number++ {
		line, _, _ := bytes.Cut(bytes.TrimPrefix(lines.Bytes(), []byte("\ufeff")), []byte("#")) // spreadsheets begin files with a mark
		if err := t.row(strings.FieldsFunc(string(line), separator)); err != nil {
			return Particles{}, fmt.Errorf("line %d: %w", number, err)
		}
	}
	if err := lines.Err(); err != nil {
		return Particles{}, err
	}
	if len(t.particles.Position) == 0 {
		return Particles{}, fmt.Errorf("no particles in the file")
	}
	return t.particles, nil
}

func separator(r rune) bool { return strings.ContainsRune(",; \t\r\n", r) }

// Quantities that a column can hold.
const (
	columnX = iota
	columnY
	columnZ
	columnRadius
	columnVX
	columnVY
	columnVZ
	columnWX
	columnWY
	columnWZ
	columnDiameter
	columnMaterial
	columns
	columnOther = -1
)

var columnNames = map[string]int{
	"x": columnX, "y": columnY, "z": columnZ, "posx": columnX, "posy": columnY, "posz": columnZ,
	"radius": columnRadius, "r": columnRadius, "diameter": columnDiameter, "d": columnDiameter,
	"vx": columnVX, "vy": columnVY, "vz": columnVZ, "wx": columnWX, "wy": columnWY, "wz": columnWZ, "material": columnMaterial,
}

// particleTable collects rows.
type particleTable struct {
	columns   []int // what each column holds
	has       [columns]bool
	particles Particles
}

func (t *particleTable) row(words []string) error {
	if len(words) == 0 {
		return nil
	}
	if t.columns == nil {
		if _, err := strconv.ParseFloat(words[0], 64); err != nil {
			return t.heading(words)
		}
		if n := len(words); n != 4 && n != 7 && n != 10 {
			return fmt.Errorf("%d columns: want x y z radius [vx vy vz [wx wy wz]], which is 4, 7 or 10, or a heading", n)
		}
		for i := range words {
			t.use(i)
		}
	}
	if len(words) != len(t.columns) {
		return fmt.Errorf("%d columns, want %d as in the lines before", len(words), len(t.columns))
	}
	var v [columns]float64
	for i, c := range t.columns {
		if c == columnOther {
			continue
		}
		x, err := strconv.ParseFloat(words[i], 64)
		if err != nil || !vec.Finite1(x) {
			return fmt.Errorf("column %d: %q is not a finite number", i+1, words[i])
		}
		v[c] = x
	}
	return t.add(&v)
}

func (t *particleTable) use(column int) {
	t.columns = append(t.columns, column)
	if column != columnOther {
		t.has[column] = true
	}
}

func (t *particleTable) heading(words []string) error {
	for _, w := range words {
		name, _, _ := strings.Cut(strings.ToLower(w), "[")
		c, ok := columnNames[name]
		if !ok {
			c = columnOther
		} else if t.has[c] {
			return fmt.Errorf("heading: column %q comes twice", w)
		}
		t.use(c)
	}
	if !(t.has[columnX] && t.has[columnY] && t.has[columnZ]) || t.has[columnRadius] == t.has[columnDiameter] {
		return fmt.Errorf("heading %q: want columns x, y, z and either radius or diameter", strings.Join(words, " "))
	}
	return nil
}

func (t *particleTable) add(v *[columns]float64) error {
	g := &t.particles
	radius := v[columnRadius] + v[columnDiameter]/2
	if !(radius > 0) {
		return fmt.Errorf("radius %g m: want more than 0", radius)
	}
	if err := CheckPlace(r3.Vec{X: v[columnX], Y: v[columnY], Z: v[columnZ]}, radius); err != nil {
		return err
	}
	g.Radius = append(g.Radius, radius)
	g.Position = append(g.Position, r3.Vec{X: v[columnX], Y: v[columnY], Z: v[columnZ]})
	if t.has[columnVX] || t.has[columnVY] || t.has[columnVZ] {
		g.Velocity = append(g.Velocity, r3.Vec{X: v[columnVX], Y: v[columnVY], Z: v[columnVZ]})
	}
	if t.has[columnWX] || t.has[columnWY] || t.has[columnWZ] {
		g.Angular = append(g.Angular, r3.Vec{X: v[columnWX], Y: v[columnWY], Z: v[columnWZ]})
	}
	if t.has[columnMaterial] {
		m := int(v[columnMaterial])
		if float64(m) != v[columnMaterial] || m < 0 {
			return fmt.Errorf("material %g: want a whole number of 0 or more", v[columnMaterial])
		}
		g.Material = append(g.Material, m)
	}
	return nil
}

// WriteParticles writes a table with a heading that ReadParticles reads back to the same bits. Columns that all particles lack are left out.
func WriteParticles(w io.Writer, g *Particles) error {
	b := bufio.NewWriter(w)
	b.WriteString("x,y,z,radius")
	if g.Velocity != nil {
		b.WriteString(",vx,vy,vz")
	}
	if g.Angular != nil {
		b.WriteString(",wx,wy,wz")
	}
	if g.Material != nil {
		b.WriteString(",material")
	}
	b.WriteByte('\n')
	var line []byte
	for i, p := range g.Position {
		line = appendVec(line[:0], p)
		line = append(line, ',')
		line = strconv.AppendFloat(line, g.Radius[i], 'g', -1, 64)
		if g.Velocity != nil {
			line = appendVec(append(line, ','), g.Velocity[i])
		}
		if g.Angular != nil {
			line = appendVec(append(line, ','), g.Angular[i])
		}
		if g.Material != nil {
			line = strconv.AppendInt(append(line, ','), int64(g.Material[i]), 10)
		}
		b.Write(append(line, '\n'))
	}
	return b.Flush()
}

func appendVec(line []byte, v r3.Vec) []byte {
	line = strconv.AppendFloat(line, v.X, 'g', -1, 64)
	line = strconv.AppendFloat(append(line, ','), v.Y, 'g', -1, 64)
	return strconv.AppendFloat(append(line, ','), v.Z, 'g', -1, 64)
}
