// Package enum reads and writes enumerations by their names in models.
package enum

import (
	"fmt"
	"strings"
)

// NameOf is the name of number i; of one without a name it tells the number.
func NameOf(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprintf("law %d", i)
}

// LookUp sets i to the number of the name in text. Its error lists the names.
func LookUp(names []string, text []byte, i *uint8) error {
	for k, name := range names {
		if name == string(text) {
			*i = uint8(k)
			return nil
		}
	}
	return fmt.Errorf("no law %q: want one of %s", text, strings.Join(names, ", "))
}
