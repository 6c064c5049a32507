// The library of plots, as a script of its own that is loaded when there is something to plot.

export { default } from 'uplot'
