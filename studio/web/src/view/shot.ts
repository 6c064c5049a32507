// Pictures that are drawn beside the page and read: nothing of them has to be shown, which takes graphics that the processor draws a third of the time.

import { WebGLRenderer, WebGLRenderTarget } from 'three'

export class Shot {
  private samples = new WebGLRenderTarget(1, 1)
  private pixels = new WebGLRenderTarget(1, 1, { depthBuffer: false })

  constructor(private renderer: WebGLRenderer) {}

  // take returns a picture of so many pixels, with so many samples along the edge of each. What draws it finds where it is to be drawn.
  take(width: number, height: number, ratio: number, draw: () => void): ImageData {
    const gl = this.renderer.getContext() as WebGL2RenderingContext
    this.samples.setSize(width * ratio, height * ratio)
    this.pixels.setSize(width, height)
    const from = this.bind(gl, this.samples)
    draw()
    const to = this.bind(gl, this.pixels)
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from)
    gl.blitFramebuffer(0, 0, width * ratio, height * ratio, 0, height, width, 0, gl.COLOR_BUFFER_BIT, gl.LINEAR) // from the top down, as images are; samples are weighed alike
    gl.bindFramebuffer(gl.FRAMEBUFFER, to)
    const image = new ImageData(width, height)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, image.data)
    this.renderer.setRenderTarget(null)
    return image
  }

  private bind(gl: WebGL2RenderingContext, target: WebGLRenderTarget): WebGLFramebuffer {
    this.renderer.setRenderTarget(target)
    return gl.getParameter(gl.DRAW_FRAMEBUFFER_BINDING)
  }

  // free gives back the memory of the last picture.
  free(): void {
    this.samples.dispose()
    this.pixels.dispose()
  }
}
