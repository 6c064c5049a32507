package main

// What stands on a command line after the command: words, counts, and flags that nobody knows.

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"gabion/internal/document"
)

// takes accepts so many words, which the command's use names.
func takes(n int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		switch {
		case len(args) < n:
			_, wanted, _ := strings.Cut(c.Use, " ")
			return fmt.Errorf("%s needs %s; see %s --help", c.CommandPath(), wanted, c.CommandPath())
		case len(args) > n:
			return fmt.Errorf("%s takes no %q%s; see %s --help", c.CommandPath(), args[n], document.Meant(args[n], commands(c)), c.CommandPath())
		}
		return nil
	}
}

// commands are the names of the commands below one.
func commands(c *cobra.Command) (names []string) {
	for _, each := range c.Commands() {
		names = append(names, each.Name())
	}
	return names
}

// flagError says what was probably meant by a flag that a command does not have.
func flagError(c *cobra.Command, err error) error {
	hint := ""
	if unknown := new(pflag.NotExistError); errors.As(err, &unknown) {
		var names []string
		c.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		hint = document.Meant(unknown.GetSpecifiedName(), names)
	}
	return fmt.Errorf("%w%s; see %s --help", err, hint, c.CommandPath())
}

// count is the value of a flag that counts something.
type count[T int | int64] struct{ value *T }

func (c count[T]) Set(text string) error {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 {
		return errors.New("want a whole number, 0 or more")
	}
	*c.value = T(n)
	return nil
}

func (c count[T]) String() string { return strconv.FormatInt(int64(*c.value), 10) }

func (c count[T]) Type() string { return "number" }

// countFlag adds a flag that counts something, with a default value and, if wanted, a short name.
func countFlag[T int | int64](f *pflag.FlagSet, to *T, name, short string, value T, usage string) {
	*to = value
	f.VarP(count[T]{to}, name, short, usage)
}
