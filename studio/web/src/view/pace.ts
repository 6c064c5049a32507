// How finely the picture is drawn: finely when it rests, and while it moves as coarsely as it takes to follow. One picture is drawn at a time: the next begins when the graphics have
// finished the last.

// Levels, from the finest: with more pixels than the page has, so that edges are smooth; pixel by pixel; and with fewer particles.
export const fine = 0, plain = 1, few = 2

const slow = 33 // ms that a picture may take while it moves
const slowFine = 4 * slow // and one that has up to four times the pixels
const restAfter = 200 // ms
const stream = 1000 // ms: pictures that are asked for no farther apart follow one another, and a fine one between them would have the next wait

export class Pace {
  level = plain
  private heavy = false // pictures are slow with all particles
  private drawing = false
  private wanted = false // another picture
  private timer = 0
  private asked = -Infinity // when another picture was asked for last, ms
  private apart = Infinity // ms, from the one before

  // draw draws a picture at a level; finished waits until the graphics have.
  constructor(private draw: (level: number) => void, private finished: () => Promise<void>) {}

  // ask asks for another picture.
  ask(): void {
    clearTimeout(this.timer)
    this.timer = 0
    if (this.wanted) return
    this.wanted = true
    const now = performance.now()
    this.apart = now - this.asked
    this.asked = now
    if (!this.drawing) queueMicrotask(() => void this.begin(this.heavy ? few : plain)) // when all has changed that changes now
  }

  private async begin(level: number): Promise<void> {
    if (this.drawing) return
    this.drawing = true
    if (level !== fine) this.wanted = false
    this.level = level
    const start = performance.now()
    this.draw(level)
    await this.finished()
    const took = performance.now() - start
    if (level === fine) this.heavy = took > slowFine
    if (level === plain && took > slow) this.heavy = true
    this.drawing = false
    if (this.wanted) requestAnimationFrame(() => void this.begin(this.heavy ? few : plain))
    else if (level !== fine) this.timer = setTimeout(() => { this.timer = 0; void this.begin(fine) }, this.apart < stream ? Math.max(restAfter, 2 * this.apart) : restAfter)
  }

  // idle tells whether all pictures that were asked for have been drawn.
  idle(): boolean {
    return !this.wanted && !this.drawing
  }

  // rests tells whether the picture is as fine as it will be.
  rests(): boolean {
    return !this.wanted && !this.drawing && this.timer === 0 && this.level === fine
  }

  // restart begins with another scene, which may be quicker to draw.
  restart(): void {
    this.heavy = false
  }
}

// drawn waits until the graphics have drawn what they have been told to.
export function drawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  return new Promise(done => {
    const look = () => {
      if (fence && !gl.isContextLost() && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) setTimeout(look, 2)
      else {
        gl.deleteSync(fence)
        done()
      }
    }
    look()
  })
}
