package main

// Serving a page: where it listens, how it is opened, and how it ends.

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"gabion/studio"
)

// address is where a page is served.
type address struct {
	listen    string
	noBrowser bool
}

func (a *address) flags(c *cobra.Command) {
	c.Flags().StringVar(&a.listen, "listen", "127.0.0.1:0", "where to serve the page: HOST:PORT of this machine, port 0 for a free one, or unix:PATH")
	c.Flags().BoolVar(&a.noBrowser, "no-browser", false, "print the address only")
}

// serve serves a page until the command is told to end.
func (a *address) serve(cmd *cobra.Command, o studio.Options) error {
	listener, err := a.open()
	if err != nil {
		return err
	}
	o.Version, o.Token, o.Context = version(), studio.NewToken(), cmd.Context()
	s, err := studio.New(o)
	if err != nil {
		listener.Close()
		return err
	}
	defer s.Close()
	a.announce(cmd, listener, o.Token)
	ctx := cmd.Context()
	server := &http.Server{Handler: s.Handler(), ReadHeaderTimeout: 10 * time.Second, BaseContext: func(net.Listener) context.Context { return ctx }}
	stop := context.AfterFunc(ctx, func() { server.Close() })
	defer stop()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return withStatus(exitFailed, err)
	}
	return nil
}

// open listens on this machine only: others come by ssh.
func (a *address) open() (net.Listener, error) {
	if path, found := strings.CutPrefix(a.listen, "unix:"); found {
		return listenUnix(path)
	}
	host, _, err := net.SplitHostPort(a.listen)
	if err != nil {
		return nil, fmt.Errorf("--listen %s: want HOST:PORT, such as 127.0.0.1:8080, or unix:PATH", a.listen)
	}
	if ip, err := netip.ParseAddr(host); host != "localhost" && (err != nil || !ip.IsLoopback()) {
		return nil, fmt.Errorf("--listen %s: only this machine may open the page, so want 127.0.0.1, [::1] or localhost; from elsewhere use ssh -L 8080:127.0.0.1:PORT", a.listen)
	}
	return net.Listen("tcp", a.listen)
}

// listenUnix listens on a socket in the file system that nobody else may use.
func listenUnix(path string) (net.Listener, error) {
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, 0o600); err != nil {
		l.Close()
		return nil, err
	}
	return l, nil
}

// announce prints the address and opens it.
func (a *address) announce(cmd *cobra.Command, l net.Listener, token string) {
	w := cmd.OutOrStdout()
	at, ok := l.Addr().(*net.TCPAddr)
	if !ok {
		fmt.Fprintf(w, "page on %s; from elsewhere: ssh -L 8080:%s USER@HOST, then open\nhttp://localhost:8080/?token=%s\n", l.Addr(), l.Addr(), token)
		return
	}
	url := fmt.Sprintf("http://%s/?token=%s", at, token)
	fmt.Fprintf(w, "%s\n", url)
	if os.Getenv("SSH_CONNECTION") != "" {
		fmt.Fprintf(w, "from the machine that you sit at: ssh -L %d:%s USER@HOST\n", at.Port, at)
		return
	}
	if !a.noBrowser {
		openBrowser(url)
	}
}

// openBrowser shows an address if there is something to show it with; the user has it in print too.
func openBrowser(url string) {
	var c *exec.Cmd
	switch runtime.GOOS {
	case "darwin":
		c = exec.Command("open", url)
	case "windows":
		c = exec.Command("rundll32", "url.dll,FileProtocolHandler", url)
	default:
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return
		}
		c = exec.Command("xdg-open", url)
	}
	if c.Start() == nil {
		go func() { _ = c.Wait() }()
	}
}
