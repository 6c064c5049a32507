// Package axe looks for what keeps people from using a page, by axe-core 4.14.1 (its file and licence stand beside this one).
package axe

import (
	"context"
	_ "embed"
	"fmt"

	"github.com/chromedp/chromedp"
)

//go:embed axe.min.js
var script string

// Violations are the rules that the page in a tab breaks, with where.
func Violations(ctx context.Context) ([]string, error) {
	const run = `;(async () => {
		const found = await axe.run(document, { resultTypes: ['violations'] })
		return found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join('; '))
	})()`
	list, err := chromedp.Run(ctx, chromedp.Evaluate[[]string](script+run, chromedp.EvalAwaitPromise))
	if err != nil {
		return nil, fmt.Errorf("axe: %w", err)
	}
	return list, nil
}
