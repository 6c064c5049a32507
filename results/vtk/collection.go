package vtk

// Reading run.pvd: which files there are of which time.

import (
	"encoding/xml"
	"fmt"

	"gabion/results"
)

// DecodeCollection reads the list of frames of a run.pvd, in order of time.
func DecodeCollection(data []byte) ([]results.ListedFrame, error) {
	var list struct {
		DataSets []struct {
			Time   float64 `xml:"timestep,attr"`
			Number int     `xml:"part,attr"`
			Name   string  `xml:"name,attr"`
			File   string  `xml:"file,attr"`
		} `xml:"Collection>DataSet"`
	}
	if err := xml.Unmarshal(data, &list); err != nil {
		return nil, fmt.Errorf("%s: %w", CollectionFile, err)
	}
	var frames []results.ListedFrame
	for _, d := range list.DataSets {
		if n := len(frames); n == 0 || frames[n-1].Time != d.Time {
			frames = append(frames, results.ListedFrame{Time: d.Time})
		}
		last := &frames[len(frames)-1]
		last.Parts = append(last.Parts, results.ListedPart{Number: d.Number, Name: d.Name, File: d.File})
	}
	for i := 1; i < len(frames); i++ {
		if !(frames[i].Time > frames[i-1].Time) {
			return nil, fmt.Errorf("%s: frame %d is of t = %g s, after %g s", CollectionFile, i, frames[i].Time, frames[i-1].Time)
		}
	}
	return frames, nil
}
