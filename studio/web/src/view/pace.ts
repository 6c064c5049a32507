// How finely the picture is drawn: finely when it rests, and while it moves as coarsely as it takes to follow.

// Levels, from the finest: with more pixels than the page has, so that edges are smooth; pixel by pixel; and with fewer particles.
export const fine = 0, plain = 1, few = 2

const slow = 33 // ms that a picture may take while it moves
const restAfter = 200 // ms

export class Pace {
  level = plain
  private asked = 0
  private timer = 0

  constructor(private refine: () => void) {}

  // ask notes that another picture is wanted.
  ask(): void {
    this.asked = performance.now()
  }

  // begin is told when it is drawn: one that had to wait shows that those before it were slow.
  begin(): void {
    const waited = performance.now() - this.asked
    if (this.timer !== 0 && waited > slow && this.level < few) this.level++
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.timer = 0
      if (this.level === fine) return
      this.level = fine
      this.refine()
    }, restAfter)
  }

  // rests tells whether the picture is as fine as it will be.
  rests(): boolean {
    return this.timer === 0 && this.level === fine
  }

  // restart begins with another scene, of which a plain picture comes first.
  restart(): void {
    this.level = Math.max(this.level, plain)
  }
}
