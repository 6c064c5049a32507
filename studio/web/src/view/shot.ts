// Pictures that are drawn beside the page and read: nothing of them has to be shown, which takes graphics that the processor draws a third of the time.

import { BufferAttribute, BufferGeometry, Camera, LinearFilter, Mesh, RawShaderMaterial, WebGLRenderer, WebGLRenderTarget } from 'three'
import { makeShrinking } from './material'

export class Shot {
  private samples = new WebGLRenderTarget(1, 1, { minFilter: LinearFilter, magFilter: LinearFilter })
  private pixels = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  private shrunk: Mesh<BufferGeometry, RawShaderMaterial>
  private eye = new Camera()
  private covered: WebGLRenderTarget
  private image = new ImageData(1, 1)
  private upright = new Uint8Array(0) // rows of it, from the bottom up

  // Graphics that are covering have four samples to a pixel in a picture that is begun.
  constructor(private renderer: WebGLRenderer, readonly covering: boolean) {
    this.covered = new WebGLRenderTarget(1, 1, { samples: covering ? 4 : 0, resolveDepthBuffer: false })
    const corners = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3))
    this.shrunk = new Mesh(corners, makeShrinking(this.samples.texture))
    this.shrunk.frustumCulled = false
  }

  // take returns a picture of so many pixels, with so many samples along the edge of each: up to the next one that is taken. What draws it finds where it is to be drawn.
  take(width: number, height: number, ratio: number, draw: () => void): ImageData {
    const gl = this.renderer.getContext() as WebGL2RenderingContext
    this.samples.setSize(Math.floor(width * ratio), Math.floor(height * ratio))
    this.pixels.setSize(width, height)
    this.renderer.setRenderTarget(this.samples)
    draw()
    this.renderer.setRenderTarget(this.pixels)
    this.renderer.render(this.shrunk, this.eye)
    this.sized(width, height)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, this.image.data)
    this.renderer.setRenderTarget(null)
    return this.image
  }

  // begin has such a picture drawn once a pixel: edges have the part of each that they cover, to a fourth, or are smoothed when it is read, which takes a processor that draws a third of the time. What is
  // promised comes when the graphics have drawn it, beside which there is time for something else, and reads it, up to the end of the next one. One that is read at once is drawn no sooner than then.
  async begin(width: number, height: number, draw: () => void): Promise<() => ImageData> {
    const row = 4 * width
    this.covered.setSize(width, height)
    this.renderer.setRenderTarget(this.covered)
    draw()
    this.renderer.setRenderTarget(null)
    if (this.upright.length !== row * height) this.upright = new Uint8Array(row * height)
    await this.renderer.readRenderTargetPixelsAsync(this.covered, 0, 0, width, height, this.upright)
    return () => {
      this.sized(width, height)
      for (let y = 0; y < height; y++) this.image.data.set(this.upright.subarray(y * row, (y + 1) * row), (height - 1 - y) * row)
      if (!this.covering) smooth(this.upright, this.image)
      return this.image
    }
  }

  private sized(width: number, height: number): void {
    if (this.image.width !== width || this.image.height !== height) this.image = new ImageData(width, height)
  }

  // free gives back the memory of the last picture.
  free(): void {
    this.samples.dispose()
    this.pixels.dispose()
    this.covered.dispose()
    this.image = new ImageData(1, 1)
    this.upright = new Uint8Array(0)
  }
}

const leastChange = 24 // of 255 in green, the most of lightness: across a pixel, from the one before it to the one behind it
const reach = 0.75 // pixels

// smooth writes the pixels on edges of a picture, whose rows are told from the bottom up, into its image: each is the mean of what lies to both of its sides along the edge. The rim stays as it is.
function smooth(seen: Uint8Array, to: ImageData): void {
  const { width, height, data } = to, row = 4 * width
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * row + 4, out = (height - 1 - y) * row + 4; x < width - 1; x++, at += 4, out += 4) {
      const dx = seen[at + 5] - seen[at - 3], dy = seen[at + row + 1] - seen[at - row + 1]
      const most = Math.max(Math.abs(dx), Math.abs(dy))
      if (most < leastChange) continue
      const alongX = (reach * -dy) / most, alongY = (reach * dx) / most // within a pixel both ways: four pixels each tell what is there
      const fx = Math.abs(alongX), fy = Math.abs(alongY), stepX = alongX < 0 ? -4 : 4, stepY = alongY < 0 ? -row : row
      const here = (1 - fx) * (1 - fy), besideX = 0.5 * fx * (1 - fy), besideY = 0.5 * (1 - fx) * fy, corner = 0.5 * fx * fy
      for (let i = at; i < at + 3; i++) {
        data[out + i - at] = here * seen[i] + besideX * (seen[i + stepX] + seen[i - stepX]) + besideY * (seen[i + stepY] + seen[i - stepY]) + corner * (seen[i + stepX + stepY] + seen[i - stepX - stepY])
      }
    }
  }
}
