// What tests do where there is neither a GPU nor the means to emulate one.

package emulator

import (
	"errors"
	"os"
	"testing"
)

// Required names the environment variable that, when it is set, makes a device test fail where it would skip.
const Required = "GABION_REQUIRE_DEVICE"

// Check ends a test that could not open a device because of err, if any: it skips where kernels cannot be emulated, and fails where device tests are
// required or something else is wrong.
func Check(t testing.TB, err error) {
	t.Helper()
	switch {
	case err == nil:
	case errors.Is(err, ErrUnavailable) && os.Getenv(Required) == "":
		t.Skip("neither a GPU nor the means to emulate one: ", err)
	default:
		t.Fatal(err)
	}
}
