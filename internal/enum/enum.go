// Package enum reads and writes enumerations by their names in models.
package enum

import (
	"fmt"
	"strings"
)

func NameOf(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprintf("law %d", i)
}

func LookUp(names []string, text []byte, i *uint8) error {
	for k, name := range names {
		if name == string(text) {
			*i = uint8(k)
			return nil
		}
	}
	return fmt.Errorf("no law %q: want one of %s", text, strings.Join(names, ", "))
}
