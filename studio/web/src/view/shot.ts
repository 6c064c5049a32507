// Pictures that are drawn beside the page and read: nothing of them has to be shown, which takes graphics that the processor draws a third of the time.

import { BufferAttribute, BufferGeometry, Camera, LinearFilter, Mesh, RawShaderMaterial, WebGLRenderer, WebGLRenderTarget } from 'three'
import { makeShrinking } from './material'

export class Shot {
  private samples = new WebGLRenderTarget(1, 1, { minFilter: LinearFilter, magFilter: LinearFilter })
  private pixels = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  private shrunk: Mesh<BufferGeometry, RawShaderMaterial>
  private eye = new Camera()
  private covered = new WebGLRenderTarget(1, 1, { samples: 4, resolveDepthBuffer: false })
  private image = new ImageData(1, 1)
  private upright = new Uint8Array(0) // rows of it, from the bottom up

  constructor(private renderer: WebGLRenderer) {
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

  // begin has such a picture drawn once a pixel: edges have the part of each that they cover, to a fourth. That takes half the time of as good a picture with samples. While the graphics draw it, which
  // read waits for, there is time for something else.
  begin(width: number, height: number, draw: () => void): void {
    this.covered.setSize(width, height)
    this.renderer.setRenderTarget(this.covered)
    draw()
    this.renderer.setRenderTarget(null)
    this.renderer.getContext().flush()
  }

  // read returns the picture that was begun last, up to the next one that is taken.
  read(): ImageData {
    const { width, height } = this.covered, row = 4 * width
    this.sized(width, height)
    if (this.upright.length !== row * height) this.upright = new Uint8Array(row * height)
    this.renderer.readRenderTargetPixels(this.covered, 0, 0, width, height, this.upright)
    for (let y = 0; y < height; y++) this.image.data.set(this.upright.subarray(y * row, (y + 1) * row), (height - 1 - y) * row)
    return this.image
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
