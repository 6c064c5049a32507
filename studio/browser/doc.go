// Package browser tests the page of the studio as people use it: in a browser, against the whole program. It is a module of its own, so that the program does not depend on
// what drives browsers. The tests need Chromium; where there is none they skip, or fail where GABION_REQUIRE_BROWSER is set.
package browser
