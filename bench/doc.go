// Package bench measures how fast this program is, on models that others can build too.
package bench
