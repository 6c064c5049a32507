package studio

// One file that shows a run without a server: the page with all that it would ask for in it.

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"gabion/results/replay"
)

// exported is what is in the file beside the page. Texts are gzip, as digits85 writes bytes.
type exported struct {
	Answers map[string]string `json:"answers"` // by the path and query of what the page would ask
	Scalar  string            `json:"scalar"`  // quantity of the particles
	Frames  []exportedFrame   `json:"frames"`
	Plots   string            `json:"plots"` // the library of plots
}

// exportedFrame is a packet, written as replay.Difference does it.
type exportedFrame struct {
	Alone bool   `json:"alone"` // else it is what differs from the frame before
	Ahead bool   `json:"ahead"` // or from where that goes on to, as replay.Extrapolated has it
	Data  string `json:"data"`
}

// exportAlone is how many frames there are for one that stands alone.
const exportAlone = 16

// exportedBits are those of the quantity that colours particles: more than the colours tell apart.
const exportedBits = 12

// Export writes a page that replays the run in a folder alone, from a file, its particles coloured by a quantity.
func Export(to io.Writer, folder, scalar, version string) error {
	s, err := New(Options{Folders: []string{folder}, Version: version, Token: NewToken()})
	if err != nil {
		return err
	}
	defer s.Close()
	run := s.list()[0]
	times, err := run.times()
	if err != nil {
		return err
	}
	if len(times) == 0 {
		return fmt.Errorf("%s has no frames: \"outputs: {replay: 10 ms}\" in its model writes some", folder)
	}
	e := exported{Answers: map[string]string{}, Scalar: scalar}
	at := "runs/" + run.id
	for _, path := range []string{"hello", "runs", at, at + "/scene", at + "/table/history", at + "/table/history/columns", at + "/table/audit", at + "/table/audit/columns"} {
		text, err := s.answerTo("/api/1/" + path)
		if errors.Is(err, errNoFrame) {
			continue // a table that the run has not left
		}
		if err != nil {
			return err
		}
		if e.Answers[path], err = packed(text); err != nil {
			return err
		}
	}
	var last, before *replay.Packet // since the last frame that stands alone
	for k := range times {
		data, err := run.framePacket(k, scalar)
		if err != nil {
			return err
		}
		p, err := replay.Decode(data)
		if err != nil {
			return err
		}
		replay.CoarseScalar(p, exportedBits)
		frame := exportedFrame{Alone: k%exportAlone == 0}
		if frame.Alone {
			last, before = nil, nil
		}
		if frame.Data, err = packed(replay.Difference(nil, p, last)); err != nil {
			return err
		}
		if before != nil {
			ahead, err := packed(replay.Difference(nil, p, replay.Extrapolated(last, before)))
			if err != nil {
				return err
			}
			if len(ahead) < len(frame.Data) {
				frame.Ahead, frame.Data = true, ahead
			}
		}
		e.Frames, last, before = append(e.Frames, frame), p, last
	}
	return e.write(to)
}

// answerTo is what the server answers to the page.
func (s *Server) answerTo(path string) ([]byte, error) {
	request, err := http.NewRequest(http.MethodGet, path, nil)
	if err != nil {
		return nil, err
	}
	w := &kept{header: http.Header{}, status: http.StatusOK}
	s.routes().ServeHTTP(w, request)
	switch w.status {
	case http.StatusOK:
		return w.body.Bytes(), nil
	case http.StatusNotFound:
		return nil, errNoFrame
	}
	return nil, errors.New(strings.TrimSpace(w.body.String()))
}

// kept is an answer that is kept.
type kept struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (k *kept) Header() http.Header            { return k.header }
func (k *kept) WriteHeader(status int)         { k.status = status }
func (k *kept) Write(data []byte) (int, error) { return k.body.Write(data) }

// digits85 are the digits of numbers with the base 85, five of which write four bytes, the first of them first; of a rest of n bytes n + 1 are written. None is special in HTML or in a text of JSON.
const digits85 = "!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|"

func text85(data []byte) string {
	out := make([]byte, 0, len(data)/4*5+5)
	for len(data) > 0 {
		var four [4]byte
		n := copy(four[:], data)
		data = data[n:]
		var five [5]byte
		v := binary.BigEndian.Uint32(four[:])
		for i := 4; i >= 0; i-- {
			five[i], v = digits85[v%85], v/85
		}
		out = append(out, five[:n+1]...)
	}
	return string(out)
}

// packed is gzip as text.
func packed(text []byte) (string, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := w.Write(text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return text85(b.Bytes()), nil
}

// write writes the page with its style, its script and the data in it.
func (e *exported) write(to io.Writer) error {
	part := map[string]string{}
	for _, name := range []string{"index.html", "studio.css", "studio.js", "uplot.js"} {
		text, err := dist.ReadFile("web/dist/" + name)
		if err != nil {
			return err
		}
		part[name] = string(text)
	}
	var err error
	if e.Plots, err = packed([]byte(part["uplot.js"])); err != nil {
		return err
	}
	data, err := json.Marshal(e) // in JSON < is escaped: nothing ends the script
	if err != nil {
		return err
	}
	script := strings.ReplaceAll(part["studio.js"], "</script", `<\/script`)
	_, err = strings.NewReplacer(
		`<link rel="stylesheet" href="/web/studio.css">`, "<style>"+part["studio.css"]+"</style>",
		`<link rel="preload" href="/api/1/hello" as="fetch" crossorigin>`, "", // there is nobody to ask
		`<link rel="preload" href="/api/1/runs" as="fetch" crossorigin>`, "",
		`<script type="module" src="/web/studio.js"></script>`, "",
		`</body>`, `<script type="application/json" id="recording">`+string(data)+"</script>\n<script type=\"module\">"+script+"</script>\n</body>",
	).WriteString(to, part["index.html"])
	return err
}
