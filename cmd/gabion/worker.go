package main

// gabion worker: run cases of sweeps that other machines have queued.

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"gabion/sweep"
)

// tokenVariable is the environment variable of the token, which does not belong on a command line that others can read.
const tokenVariable = "GABION_NATS_TOKEN"

func newWorker() *cobra.Command {
	var (
		queue   queueOptions
		o       sweep.WorkerOptions
		process bool
	)
	c := &cobra.Command{
		Use:   "worker --nats URL",
		Short: "Run cases of sweeps that are queued on a NATS server",
		Long: "Worker takes cases from a NATS server, runs them in processes of their own and sends back the results, until it is told to stop.\n" +
			"Any number of workers on any number of machines share the studies that are queued there. The server must ask who is\n" +
			"there: give credentials, or a token by --token-file or " + tokenVariable + ". Beyond this machine it must be reached by TLS.\n" +
			"Who may queue cases there may run models here, but they read and write nothing outside a folder of the worker's own.",
		Args: takes(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if process {
				// Ctrl-C reaches this process too; its owner decides what becomes of its case.
				return withStatusOf(exitFailed, sweep.Serve(context.WithoutCancel(cmd.Context()), cmd.InOrStdin(), cmd.OutOrStdout()))
			}
			if queue.URL == "" {
				return fmt.Errorf("--nats URL is needed: where the server is that sweeps are queued on")
			}
			if err := queue.complete(); err != nil {
				return err
			}
			if err := completeWorker(&o); err != nil {
				return err
			}
			q, err := sweep.Connect(cmd.Context(), queue.QueueOptions)
			if err != nil {
				return withStatus(exitFailed, err)
			}
			defer q.Close()
			fmt.Fprintf(cmd.ErrOrStderr(), "waiting for cases, %d at a time; Ctrl-C ends\n", o.Slots)
			return withStatusOf(exitFailed, ignoreCancel(cmd.Context(), sweep.Work(cmd.Context(), q, o)))
		},
	}
	queue.flags(c.Flags())
	workerFlags(c.Flags(), &o)
	c.Flags().StringVar(&o.Name, "name", "", "name of the worker in the results (default host and process)")
	c.Flags().BoolVar(&process, "process", false, "be a process that runs cases given on the standard input")
	_ = c.Flags().MarkHidden("process") // the flag exists
	return c
}

// queueOptions are where the queue is, as told on the command line.
type queueOptions struct {
	sweep.QueueOptions
	tokenFile string
}

func (o *queueOptions) flags(f *pflag.FlagSet) {
	f.StringVar(&o.URL, "nats", "", "NATS server with JetStream, such as nats://127.0.0.1:4222 or tls://host:4222")
	f.StringVar(&o.Credentials, "credentials", "", "file of NATS credentials (.creds)")
	f.StringVar(&o.tokenFile, "token-file", "", "file of the server's token, which you alone may read (default: the token is in "+tokenVariable+")")
	f.StringVar(&o.CA, "ca", "", "file of the certificate authority of the server, if the system does not know it")
}

// complete finds the token and checks what is given.
func (o *queueOptions) complete() error {
	o.Token = os.Getenv(tokenVariable)
	if o.tokenFile != "" {
		var err error
		if o.Token, err = readToken(o.tokenFile); err != nil {
			return err
		}
	}
	return o.Check()
}

// readToken reads a token from a file that others cannot read.
func readToken(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if info.Mode().Perm()&0o077 != 0 && runtime.GOOS != "windows" {
		return "", fmt.Errorf("%s: others on this machine may read the token (%v); take that away from them by chmod 600", path, info.Mode().Perm())
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	token := strings.TrimSpace(string(text))
	if token == "" || strings.ContainsAny(token, " \t\r\n") {
		return "", fmt.Errorf("%s: want a token, one word on one line", path)
	}
	return token, nil
}

func workerFlags(f *pflag.FlagSet, o *sweep.WorkerOptions) {
	countFlag(f, &o.Slots, "workers", "w", 0, "cases at a time (default one for each GPU, or for each --threads processors)")
	countFlag(f, &o.Threads, "threads", "", 1, "processor threads of each case; results do not depend on it")
	f.StringVar(&o.Device, "device", "auto", "where particles are simulated: auto, cpu or gpu")
	countFlag(f, &o.GPUs, "gpus", "", 0, "number of GPUs to share out with --device gpu (default all)")
}

// completeWorker fills in what the machine decides.
func completeWorker(o *sweep.WorkerOptions) error {
	program, err := os.Executable()
	if err != nil {
		return withStatus(exitFailed, err)
	}
	o.Process, o.Version = []string{program, "worker", "--process"}, version()
	if o.Device == "gpu" && o.GPUs == 0 {
		o.GPUs = sweep.CountGPUs()
	}
	if o.Slots == 0 {
		o.Slots = sweep.DefaultSlots(o.Device, o.GPUs, o.Threads)
	}
	return nil
}

// ignoreCancel drops the error of a command that was told to stop.
func ignoreCancel(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// withStatusOf gives an error a status, and leaves none without.
func withStatusOf(status int, err error) error {
	if err == nil {
		return nil
	}
	return withStatus(status, err)
}
