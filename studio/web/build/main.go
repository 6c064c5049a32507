// Command build makes the page of the studio from its sources: it bundles src and the libraries in vendor into dist, which the program embeds. It needs neither Node nor a
// network. With -vendor it first copies from node_modules, which "npm ci --ignore-scripts" fills with the versions of package-lock.json, the files that the bundle reads.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"
)

func main() {
	vendor := flag.Bool("vendor", false, "copy the libraries from node_modules to vendor first")
	web := flag.String("web", "..", "folder of the page")
	flag.Parse()
	if err := run(*web, *vendor); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(web string, vendor bool) error {
	if vendor {
		if err := copyLibraries(web); err != nil {
			return err
		}
	}
	files, _, err := bundle(web, "vendor")
	if err != nil {
		return err
	}
	if files["licences.txt"], err = licences(filepath.Join(web, "vendor")); err != nil {
		return err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(web, "dist", name), text, 0o644); err != nil {
			return err
		}
	}
	return writeDigest(web)
}

// changed replaces texts that are bundled. Those of shaders become small, which minifiers do not touch: ours lose comments and indentation, and those of the library's own materials, of
// which the page uses none, are left out. And plots write numbers by the language of the system, not by the name that the browser gives it, which may be none ("en-US@posix").
var changed = api.Plugin{Name: "changed", Setup: func(b api.PluginBuild) {
	replace := func(files string, what *regexp.Regexp, by string, loader api.Loader) {
		b.OnLoad(api.OnLoadOptions{Filter: files}, func(of api.OnLoadArgs) (api.OnLoadResult, error) {
			text, err := os.ReadFile(of.Path)
			small := what.ReplaceAllString(string(text), by)
			return api.OnLoadResult{Contents: &small, Loader: loader}, err
		})
	}
	replace(`src/view/shaders\.ts$`, regexp.MustCompile(`\s*(//.*)?\n\s*`), "\n", api.LoaderTS)
	replace(`three\.module\.js$`, regexp.MustCompile(`(?m)^(var \w+|const (?:vertex|fragment)\$\w+) = ".*";$`), `$1 = "";`, api.LoaderJS)
	replace(`uPlot\.esm\.js$`, regexp.MustCompile(`Intl\.NumberFormat\(domEnv \? nav\.language : 'en-US'\)`), "Intl.NumberFormat()", api.LoaderJS)
}}

// bundle makes the files of dist, and tells which files it has read. Libraries are found in the folder of that name.
func bundle(web, libraries string) (files map[string][]byte, metafile string, err error) {
	root, err := filepath.Abs(web)
	if err != nil {
		return nil, "", err
	}
	result := api.Build(api.BuildOptions{
		AbsWorkingDir:    root,
		EntryPoints:      []string{"src/studio.tsx", "src/editor.ts", "src/uplot.ts", "src/studio.css"},
		Outdir:           filepath.Join(root, "dist"),
		NodePaths:        []string{filepath.Join(root, libraries)},
		Bundle:           true,
		Format:           api.FormatESModule,
		Target:           api.ES2022,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		LineLimit:       200, // so that differences of dist can be stored as such
		JSX:             api.JSXAutomatic,
		JSXImportSource: "preact",
		LegalComments:   api.LegalCommentsNone, // licences stand whole in vendor
		Metafile:        true,
		Plugins:         []api.Plugin{changed},
		LogLevel:        api.LogLevelWarning,
		LogOverride:     map[string]api.LogLevel{"package.json": api.LogLevelSilent}, // those of other people
	})
	if len(result.Errors) > 0 {
		return nil, "", fmt.Errorf("%d errors in the page", len(result.Errors))
	}
	files = map[string][]byte{}
	for _, f := range result.OutputFiles {
		files[filepath.Base(f.Path)] = f.Contents
	}
	if files["index.html"], err = os.ReadFile(filepath.Join(root, "src/index.html")); err != nil {
		return nil, "", err
	}
	return files, result.Metafile, nil
}
