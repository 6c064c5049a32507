package sweep

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// certificate makes a certificate for 127.0.0.1 that signs itself, and the file that makes it known.
func certificate(t *testing.T) (tls.Certificate, string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "test"}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "ca.pem")
	if err := os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600); err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, path
}

// TestTLS runs a study over an encrypted connection, and refuses a server that nobody vouches for.
func TestTLS(t *testing.T) {
	own, ca := certificate(t)
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true, Authorization: "secret", MaxPayload: mostPayload,
		TLSConfig: &tls.Config{Certificates: []tls.Certificate{own}, MinVersion: tls.VersionTLS12}, TLSTimeout: 5,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("no server")
	}
	url := strings.Replace(s.ClientURL(), "nats://", "tls://", 1)
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	if _, err := Connect(ctx, QueueOptions{URL: url, Token: "secret"}); err == nil || !strings.Contains(err.Error(), "certificate") {
		t.Errorf("a server with a certificate that nobody knows: %v", err)
	}
	p := newPlan(t, "vary: [{path: parameters.g, values: [1, 2]}]"+keep)
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	o := RunOptions{Queue: QueueOptions{URL: url, Token: "secret", CA: ca, AckWait: shortWait}, Worker: testWorker(1)}
	if sum, err := p.Run(ctx, store, o); err != nil || sum.Done != 2 {
		t.Errorf("%+v, %v", sum, err)
	}
}
