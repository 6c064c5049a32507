// Pictures that are drawn beside the page and read: nothing of them has to be shown, which takes graphics that the processor draws a third of the time.

import { BufferAttribute, BufferGeometry, Camera, LinearFilter, Mesh, RawShaderMaterial, WebGLRenderer, WebGLRenderTarget } from 'three'
import { makeShrinking } from './material'

export class Shot {
  private samples = new WebGLRenderTarget(1, 1, { minFilter: LinearFilter, magFilter: LinearFilter })
  private pixels = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  private shrunk: Mesh<BufferGeometry, RawShaderMaterial>
  private eye = new Camera()
  private image = new ImageData(1, 1)

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
    if (this.image.width !== width || this.image.height !== height) this.image = new ImageData(width, height)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, this.image.data)
    this.renderer.setRenderTarget(null)
    return this.image
  }

  // free gives back the memory of the last picture.
  free(): void {
    this.samples.dispose()
    this.pixels.dispose()
    this.image = new ImageData(1, 1)
  }
}
