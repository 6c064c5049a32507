package studio

import (
	"sync"
	"testing"
	"time"
)

// Ten tabs that follow a run, by the same quantity or by two, share each look at it, and each packet that is made of a look.
func TestTenTabs(t *testing.T) {
	s, _, _ := workspaceWith(t)
	run, err := s.start("bounce.yaml", "", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.running.Wait()
	l := run.live
	defer l.stop()
	l.watch.Pause()
	for end := time.Now().Add(time.Minute); l.watch.Standing() == nil; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the run does not stand still")
		}
	}
	const tabs, steps = 10, 5
	scalars := []string{"speed", "force"}
	for look := 1; look <= 1+steps; look++ {
		if look > 1 {
			l.watch.Step(1)
		}
		var asking sync.WaitGroup
		var numbers [tabs]int
		var packets [tabs]*byte
		for k := range tabs {
			asking.Go(func() {
				seen, scene, number, err := l.look(t.Context(), look-1)
				if err != nil {
					t.Error(err)
					return
				}
				data, err := l.frame(seen, scene, number, scalars[k%len(scalars)])
				if err != nil {
					t.Error(err)
					return
				}
				numbers[k], packets[k] = number, &data[0]
			})
		}
		asking.Wait()
		for k := range tabs {
			if numbers[k] != look {
				t.Fatalf("tab %d has look %d of the run, want %d", k, numbers[k], look)
			}
			if packets[k] != packets[k%len(scalars)] {
				t.Errorf("look %d: tab %d has a packet of its own", look, k)
			}
		}
		if packets[0] == packets[1] {
			t.Errorf("look %d: one packet has two quantities", look)
		}
	}
}
