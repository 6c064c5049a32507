// The files that trajectories come to.

package trajectories

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"strconv"

	"gabion/results"
)

// Names of files in a run's folder.
const (
	BlocksFile   = "blocks.csv"
	LinesFile    = "lines.csv"
	RasterFolder = "rasters"
)

// hole stands for a cell where no block has been.
const hole = -9999

// Write writes the analysis of trajectories over a ground into a run's folder. Blocks have the names that name gives their numbers.
func Write(to *results.Folder, a *Analysis, g Ground, name func(block int) string) error {
	if err := to.WriteFile(BlocksFile, func(w io.Writer) error { return writeBlocks(w, a.Blocks, name) }); err != nil {
		return err
	}
	if err := to.WriteFile(LinesFile, func(w io.Writer) error { return writeCrossings(w, a.Crossings, name) }); err != nil {
		return err
	}
	for i := range a.Rasters {
		r := &a.Rasters[i]
		if err := to.WriteFile(RasterFolder+"/"+r.Name+".asc", func(w io.Writer) error { return r.write(w, g) }); err != nil {
			return err
		}
	}
	return nil
}

func number(x float64) string { return strconv.FormatFloat(x, 'g', 9, 64) }

func writeBlocks(w io.Writer, blocks []Block, name func(int) string) error {
	rows := [][]string{{"block", "name", "start_time", "start_x", "start_y", "start_z", "end_time", "end_x", "end_y", "end_z", "length", "energy_max", "speed_max", "height_max"}}
	for i := range blocks {
		b := &blocks[i]
		row := []string{strconv.Itoa(b.Number), name(b.Number)}
		for _, x := range []float64{b.Start, b.First[0], b.First[1], b.First[2], b.End, b.Last[0], b.Last[1], b.Last[2], b.Length, b.Energy, b.Speed, b.Height} {
			row = append(row, number(x))
		}
		rows = append(rows, row)
	}
	return csv.NewWriter(w).WriteAll(rows)
}

func writeCrossings(w io.Writer, crossings []Crossing, name func(int) string) error {
	rows := [][]string{{"line", "block", "name", "time", "along", "height", "speed", "translational_energy", "rotational_energy", "direction"}}
	for i := range crossings {
		c := &crossings[i]
		direction := "left"
		if c.Rightward {
			direction = "right"
		}
		row := []string{c.Line, strconv.Itoa(c.Block), name(c.Block)}
		for _, x := range []float64{c.Time, c.Along, c.Height, c.Speed, c.Translational, c.Rotational} {
			row = append(row, number(x))
		}
		rows = append(rows, append(row, direction))
	}
	return csv.NewWriter(w).WriteAll(rows)
}

// write writes the raster as an ESRI ASCII grid in the coordinates of the survey.
func (r *Raster) write(w io.Writer, g Ground) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "ncols %d\nnrows %d\nxllcorner %.12g\nyllcorner %.12g\ncellsize %.12g\nNODATA_value %d\n", r.Columns, r.Rows, g.Low[0]+g.Shift[0], g.Low[1]+g.Shift[1], g.Cell, hole)
	var line []byte
	for j := r.Rows - 1; j >= 0; j-- {
		line = line[:0]
		for i, x := range r.Values[j*r.Columns : (j+1)*r.Columns] {
			if i > 0 {
				line = append(line, ' ')
			}
			if math.IsNaN(x) {
				x = hole
			}
			line = strconv.AppendFloat(line, x, 'g', 6, 64)
		}
		if _, err := out.Write(append(line, '\n')); err != nil {
			return err
		}
	}
	return out.Flush()
}
