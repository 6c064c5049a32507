// Package plots draws tables over time as SVG: one file a request, one panel a quantity, the components of a vector together.
package plots
