package main

import (
	"flag"
	"fmt"
	"os"
	"runtime/pprof"

	"gabion/bench"
)

func main() {
	step := flag.Float64("step", 1e-5, "")
	n := flag.Int("n", 20, "")
	end := flag.Float64("end", 0.2, "")
	which := flag.String("which", "psi", "")
	prof := flag.String("prof", "", "")
	dev := flag.String("device", "cpu", "")
	flag.Parse()
	c := bench.DefaultCoupled()
	c.End, c.Device, c.Threads = *end, *dev, 1
	s := bench.Schemes(*step, *n)
	c.Schemes = nil
	for _, w := range *which {
		switch w {
		case 'p':
			c.Schemes = append(c.Schemes, s[0])
		case 's':
			c.Schemes = append(c.Schemes, s[1])
		case 'i':
			c.Schemes = append(c.Schemes, s[2])
		}
	}
	if *prof != "" {
		f, _ := os.Create(*prof)
		pprof.StartCPUProfile(f)
		defer pprof.StopCPUProfile()
	}
	rows, err := c.Run()
	bench.WriteCoupled(os.Stdout, rows)
	if err != nil {
		fmt.Println(err)
	}
}
