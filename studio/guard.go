package studio

// Who may ask: the page that was opened with the token, by a name of this machine, and no other site.

import (
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"net"
	"net/http"
	"strings"
)

// guard lets requests through to a handler that come from the page.
type guard struct {
	token   string
	handler http.Handler
}

// newGuard guards a handler with a token.
func newGuard(token string, h http.Handler) *guard {
	return &guard{token: token, handler: http.NewCrossOriginProtection().Handler(h)}
}

// NewToken is a word that nobody can guess.
func NewToken() string { return rand.Text() }

// ServeHTTP answers 421 where the request names another host than this machine, which pages of other sites do that point their names at it, and 403
// without the token. The address that a user opens has it as a parameter; from then on it is a cookie, and not in addresses any more.
func (g *guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	name, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		name, port = strings.Trim(r.Host, "[]"), "80"
	}
	if !isThisMachine(name) {
		http.Error(w, fmt.Sprintf("%q is no name of this machine: open the page as localhost or 127.0.0.1", name), http.StatusMisdirectedRequest)
		return
	}
	cookie := "gabion-" + port // cookies know no ports: pages of several servers keep apart by name
	if given := r.URL.Query().Get("token"); given != "" && r.Method == http.MethodGet {
		if !g.is(given) {
			refuse(w)
			return
		}
		http.SetCookie(w, &http.Cookie{Name: cookie, Value: g.token, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode})
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return
	}
	c, err := r.Cookie(cookie)
	if err != nil || !g.is(c.Value) {
		refuse(w)
		return
	}
	g.handler.ServeHTTP(w, r)
}

func refuse(w http.ResponseWriter) {
	http.Error(w, "open the page by the whole address that the program has printed, with its token", http.StatusForbidden)
}

// is compares a token in a time that does not tell how much of it is right.
func (g *guard) is(given string) bool {
	return subtle.ConstantTimeCompare([]byte(given), []byte(g.token)) == 1
}

// isThisMachine tells whether a host is a name of this machine to itself.
func isThisMachine(name string) bool {
	return name == "localhost" || name == "127.0.0.1" || name == "::1"
}
