// Package architecture holds the rules of which room of the house may import which, as a test. docs/architecture.md tells them in words.
package architecture
