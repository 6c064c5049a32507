// Writes a dataset as a model of ours, in YAML.

package adams

import (
	"context"
	"strings"

	"gabion/models"
)

// Convert writes the dataset as YAML, in SI. What has no counterpart in our models is an error, all at once; requests that
// have none, and differences of meaning, are notes. What it returns has been read back and checked.
func Convert(ctx context.Context, d *Dataset, times Times) ([]byte, []Note, error) {
	times, err := times.withDefaults(d)
	if err != nil {
		return nil, nil, err
	}
	a, err := d.assemble(ctx)
	if err != nil {
		return nil, nil, err
	}
	t, err := a.model(times, true)
	if err != nil {
		return nil, nil, err
	}
	t.addRequests()
	t.addMarkers()
	t.model.Description = ""
	if _, name, ok := strings.Cut(d.Title, "model name:"); ok {
		t.model.Title = strings.TrimSpace(name)
	}
	text, err := t.model.Resolved()
	if err != nil {
		return nil, nil, err
	}
	if _, err := models.Parse(ctx, d.File+" as YAML", text, nil); err != nil {
		return nil, nil, err
	}
	return text, t.notes, nil
}
