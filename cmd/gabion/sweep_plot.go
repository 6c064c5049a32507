package main

// gabion sweep plot: diagrams of a study.

import (
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
)

func newSweepPlot(s *study) *cobra.Command {
	return &cobra.Command{
		Use:   "plot STUDY",
		Short: "Draw main effects, response surfaces and parallel coordinates",
		Long: "Plot draws, for every output, the cases and their mean over each input, the mean over each pair of inputs, and all inputs\n" +
			"on parallel axes: one SVG file each, and all of them on one page, plots.html.",
		Args: takes(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			store, st, err := s.read(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			defer store.Close()
			table, err := store.Table()
			if err != nil {
				return withStatus(exitFailed, err)
			}
			drawings := table.Draw()
			if len(drawings) == 0 {
				return fmt.Errorf("there is nothing to draw: no case is done, or no number varies")
			}
			folder := filepath.Join(s.folder, "plots")
			if err := os.MkdirAll(folder, 0o755); err != nil {
				return withStatus(exitFailed, err)
			}
			var page strings.Builder
			fmt.Fprintf(&page, "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>%s</title></head>\n<body style=\"font-family: sans-serif\">\n<h1>%s</h1>\n",
				html.EscapeString(st.Title), html.EscapeString(st.Title))
			for _, d := range drawings {
				if err := os.WriteFile(filepath.Join(folder, d.Name+".svg"), []byte(d.SVG), 0o644); err != nil {
					return withStatus(exitFailed, err)
				}
				page.WriteString(d.SVG)
			}
			page.WriteString("</body></html>\n")
			path := filepath.Join(s.folder, "plots.html")
			if err := os.WriteFile(path, []byte(page.String()), 0o644); err != nil {
				return withStatus(exitFailed, err)
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%d diagrams in %s, all of them in %s\n", len(drawings), folder, path)
			return err
		},
	}
}
