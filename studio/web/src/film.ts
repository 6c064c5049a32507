// Films of all frames: each is drawn, encoded and put into an MP4 file at its time, however long that takes.

import { ArrayBufferTarget, Muxer } from 'mp4-muxer'
import { canvasOf, caption } from './export'
import { stage } from './panels/stage'
import { times } from './state'

const perSecond = 30 // frames of a film
const keyEvery = 60 // frames, from one that stands alone to the next
const mostWaiting = 4 // frames that are being encoded

type Encoding = { muxed: 'avc' | 'vp9'; config: VideoEncoderConfig }

// encodingOf is the first of the ways to encode films of a size that the browser knows.
async function encodingOf(width: number, height: number): Promise<Encoding> {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const ways = [['avc', blocks <= 8192 ? 'avc1.640028' : 'avc1.640034'], ['vp9', 'vp09.00.51.08']] as const // to 1920 x 1080, and beyond
  for (const [muxed, codec] of ways) {
    const config = { codec, width, height, bitrate: Math.max(2e6, 8 * width * height), framerate: perSecond }
    if (typeof VideoEncoder !== 'undefined' && (await VideoEncoder.isConfigSupported(config)).supported) return { muxed, config }
  }
  throw new Error(`This browser makes no films of ${width} x ${height} pixels.`)
}

interface Ink { left: number; top: number; image: ImageData }

// captionNow is title, time and legend of what is shown now, by way of a canvas on which nothing stands.
function captionNow(c: CanvasRenderingContext2D): Ink[] {
  return caption(c).map(([x, y, wide, high]) => {
    const left = Math.max(0, Math.floor(x)), top = Math.max(0, Math.floor(y))
    const width = Math.min(Math.ceil(x + wide), c.canvas.width) - left, height = Math.min(Math.ceil(y + high), c.canvas.height) - top
    const image = c.getImageData(left, top, width, height)
    c.clearRect(left, top, width, height) // where boxes overlap, all of it has been read
    return { left, top, image }
  })
}

// write writes on a picture.
function write(all: Ink[], on: ImageData): void {
  for (const { left, top, image: { data: ink, width } } of all) {
    const written = new Uint32Array(ink.buffer)
    for (let i = 0; i < written.length; i++) {
      if (written[i] === 0) continue
      const part = ink[4 * i + 3] / 255, at = 4 * ((top + Math.floor(i / width)) * on.width + left + i % width)
      for (let j = 0; j < 3; j++) on.data[at + j] += part * (ink[4 * i + j] - on.data[at + j])
    }
  }
}

// film returns a film of all frames, of even numbers of pixels, which encoders want. What shows a frame comes back when it is on the stage; null where goesOn, asked before each frame, does not.
export async function film(width: number, height: number, show: (k: number) => Promise<void>, goesOn: (k: number) => boolean = () => true): Promise<Blob | null> {
  const c = canvasOf(2 * Math.ceil(width / 2), 2 * Math.ceil(height / 2)), { canvas } = c
  const { muxed, config } = await encodingOf(canvas.width, canvas.height)
  const muxer = new Muxer({ target: new ArrayBufferTarget(), fastStart: 'in-memory', video: { codec: muxed, width: canvas.width, height: canvas.height, frameRate: perSecond } })
  let failed: Error | null = null
  const encoder = new VideoEncoder({ output: (chunk, about) => muxer.addVideoChunk(chunk, about), error: e => { failed = e } })
  const encode = (k: number, seen: ImageData) => {
    const picture = new VideoFrame(seen.data, { // not a canvas, which takes long to be read
      format: 'RGBX', codedWidth: canvas.width, codedHeight: canvas.height, timestamp: (k * 1e6) / perSecond, duration: 1e6 / perSecond,
    })
    encoder.encode(picture, { keyFrame: k % keyEvery === 0 })
    picture.close()
  }
  try {
    encoder.configure(config)
    stage!.hold(true)
    document.body.classList.add('filming') // nothing is shown that changes with the frame: a page is painted as slowly as a picture where the processor does it
    let finish = () => {} // with the picture that has been drawn
    for (let k = 0; k < times.value.length; k++) {
      if (!goesOn(k)) return null
      if (k === 0) await show(k)
      const drawn = stage!.filmed(canvas.width, canvas.height)
      const ink = captionNow(c) // and all else until it is waited for, while it is drawn
      finish()
      if (k + 1 < times.value.length) await show(k + 1)
      const read = await drawn
      finish = () => {
        const seen = read()
        write(ink, seen)
        encode(k, seen)
      }
      while (encoder.encodeQueueSize > mostWaiting && !failed) await new Promise(done => setTimeout(done, 5))
      if (failed) throw failed
    }
    finish()
    await encoder.flush()
    if (failed) throw failed
  } finally {
    document.body.classList.remove('filming')
    stage!.hold(false)
    if (encoder.state !== 'closed') encoder.close()
  }
  muxer.finalize()
  return new Blob([muxer.target.buffer], { type: 'video/mp4' })
}
