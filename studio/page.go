package studio

// The page and its scripts, embedded in the program.

import (
	"crypto/rand"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"net/http"
	"path"
	"strings"
)

//go:generate go -C web/build run .

//go:embed web/dist
var dist embed.FS

// Licences are the texts of the licences of the libraries in the page.
//
//go:embed web/dist/licences.txt
var Licences string

// securityPolicy lets the page load from this server only, run no script in the page's text, and have style sheets that name this answer's number.
const securityPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-%s'; img-src 'self' blob: data:; media-src blob:; connect-src 'self'; font-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// servePage answers with the page.
func servePage(w http.ResponseWriter, r *http.Request) {
	text, err := dist.ReadFile("web/dist/index.html")
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	nonce := rand.Text()
	h := w.Header()
	h.Set("Content-Security-Policy", fmt.Sprintf(securityPolicy, nonce))
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	_, _ = w.Write([]byte(strings.ReplaceAll(string(text), "NONCE", nonce)))
}

// serveAsset answers with a script or a style sheet.
func serveAsset(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	text, err := dist.ReadFile("web/dist/" + name)
	types := map[string]string{".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
	kind, known := types[path.Ext(name)]
	if err != nil || !known {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", kind)
	digest := sha256.Sum256(text)
	serveTagged(w, r, hex.EncodeToString(digest[:12]), func() ([]byte, error) { return text, nil })
}

// serveTagged answers with bytes that have a tag, unless the browser has those of this tag already.
func serveTagged(w http.ResponseWriter, r *http.Request, tag string, read func() ([]byte, error)) {
	h := w.Header()
	h.Set("ETag", `"`+tag+`"`)
	h.Set("Cache-Control", "private, no-cache")
	if r.Header.Get("If-None-Match") == `"`+tag+`"` {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	data, err := read()
	if err != nil {
		h.Del("ETag")
		fail(w, err)
		return
	}
	if h.Get("Content-Type") == "" {
		h.Set("Content-Type", "application/octet-stream")
	}
	_, _ = w.Write(data)
}
