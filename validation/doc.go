// Package validation sets runs against reference curves: readers of what other programs write, and measures of the difference.
package validation
