package studio

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

// Bytes come back from the text that they are written as, however many there are, and no character of it is special in HTML or JSON.
func TestText85(t *testing.T) {
	for n := range 40 {
		data := make([]byte, n)
		for i := range data {
			data[i] = byte(i*151 + n*37)
		}
		if n > 8 {
			copy(data, []byte{255, 255, 255, 255, 0, 0, 0, 0})
		}
		text := text85(data)
		if strings.ContainsAny(text, "\"&<>\\'`") || len(text) != (5*n+3)/4 {
			t.Errorf("%d bytes are %q", n, text)
		}
		var got []byte
		for at := 0; at < len(text); at += 5 {
			var v uint32
			for i := at; i < at+5; i++ {
				digit := 84
				if i < len(text) {
					digit = strings.IndexByte(digits85, text[i])
				}
				v = 85*v + uint32(digit)
			}
			got = binary.BigEndian.AppendUint32(got, v)
		}
		if got = got[:n]; !bytes.Equal(got, data) {
			t.Errorf("%v is %q, which is %v", data, text, got)
		}
	}
}
