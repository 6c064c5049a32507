// Package names turns names of Go into those of CUDA.
package names

import (
	"strings"
	"unicode"
)

// Snake is a name in small letters with underscores: normalElastic is normal_elastic, and FailedID is failed_id.
func Snake(name string) string {
	var b strings.Builder
	runes := []rune(name)
	for i, r := range runes {
		if unicode.IsUpper(r) && i > 0 && (unicode.IsLower(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1])) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
