// Pictures to keep: what the stage shows in any size, with title, time and legend written on it.

import { beyond, flowSpeed, frame, linkColor, panelPressure, ramp, run, scalar, scale, showFlow, showLevel, showPanels, tensionRange } from './state'
import { beyondText, positive } from './scale'
import { seconds, short } from './format'
import { film } from './film'
import { levelText } from './panels/legend'
import { fluidColor } from './view/shaders'
import { stage } from './panels/stage'

function legend(c: CanvasRenderingContext2D, name: string, low: number, high: number, unit: string, right: number, bottom: number, size: number): void {
  const width = 14 * size, height = 0.8 * size
  const gradient = c.createLinearGradient(right - width, 0, right, 0)
  ramp.value.forEach((color, i, all) => gradient.addColorStop(i / (all.length - 1), color))
  c.fillText(`${name} (${unit})`, right - width, bottom - 2.6 * size)
  c.fillStyle = gradient
  c.fillRect(right - width, bottom - 2.2 * size, width, height)
  c.fillStyle = ink()
  c.fillText(short(low), right - width, bottom - 0.3 * size)
  const end = short(high)
  c.fillText(end, right - c.measureText(end).width, bottom - 0.3 * size)
}

const ink = () => (matchMedia('(prefers-color-scheme: dark)').matches ? '#e6ebf0' : '#1f2933')

export type Box = [x: number, y: number, width: number, height: number]

// caption writes title, time and legend of what the stage shows on a canvas, and returns where it has written.
export function caption(c: CanvasRenderingContext2D): Box[] {
  const { width, height } = c.canvas
  const size = Math.max(11, Math.min(width, height) / 45)
  c.font = `${size}px system-ui, sans-serif`
  c.fillStyle = ink()
  const title = run.value?.title ?? '', time = seconds(frame.value?.header.time ?? 0)
  c.fillText(title, size, 1.6 * size)
  c.fillText(time, size, height - 0.9 * size)
  const boxes: Box[] = [[0, 0, 2 * size + c.measureText(title).width, 3 * size], [0, height - 3 * size, 2 * size + c.measureText(time).width, 3 * size]]
  const s = frame.value?.header.scalar
  let bottom = height - 0.6 * size, wide = 14 * size
  if (s && scalar.value) {
    const { range: [low, high], logarithmic } = positive(scale.value)
    const rest = [beyondText(beyond.value), beyond.value.missing > 0 && `${beyond.value.missing} not a number (grey)`].filter(Boolean).join(', ')
    if (rest !== '') {
      wide = Math.max(wide, c.measureText(rest).width)
      c.fillText(rest, width - size - wide, bottom)
      bottom -= 1.6 * size
    }
    legend(c, s.name, low, high, logarithmic ? `${s.unit}, logarithmic` : s.unit, width - size, bottom, size)
    bottom -= 4 * size
  }
  if (showPanels.value && panelPressure.value > 0) {
    legend(c, 'pressure of the fluid', 0, panelPressure.value, 'Pa', width - size, bottom, size)
    bottom -= 4 * size
  }
  if (showFlow.value && flowSpeed.value > 0) {
    legend(c, 'velocity of the fluid', 0, flowSpeed.value, 'm/s', width - size, bottom, size)
    bottom -= 4 * size
  }
  const level = levelText(frame.value?.header)
  if (showLevel.value && level !== '') {
    c.fillStyle = fluidColor
    c.fillRect(width - 15 * size, bottom - 0.9 * size, size, size)
    c.fillStyle = ink()
    c.fillText(`fluid up to ${level}`, width - 13.4 * size, bottom)
    bottom -= 2 * size
  }
  if (linkColor.value === 'tension' && tensionRange.value[1] > tensionRange.value[0]) {
    legend(c, 'tension of wires', tensionRange.value[0], tensionRange.value[1], 'N', width - size, bottom, size)
    bottom -= 4 * size
  }
  return [...boxes, [width - wide - 4 * size, bottom - 2 * size, wide + 4 * size, height - bottom + 2 * size]]
}

export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d', { willReadFrequently: true })!
}

// picture returns a PNG of so many pixels.
export async function picture(width: number, height: number): Promise<Blob> {
  const c = canvasOf(width, height)
  c.putImageData(stage!.picture(width, height), 0, 0)
  caption(c)
  return new Promise((done, failed) => c.canvas.toBlob(b => (b ? done(b) : failed(new Error('the picture is too large'))), 'image/png'))
}

function hand(blob: Blob, extension: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${run.value?.name ?? 'gabion'}${name}.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

// savePicture hands a picture to the browser as a download.
export async function savePicture(width: number, height: number): Promise<void> {
  hand(await picture(width, height), 'png', `-${(frame.value?.header.time ?? 0).toFixed(4)}s`)
}

// saveFilm does so with a film.
export async function saveFilm(...how: Parameters<typeof film>): Promise<void> {
  const blob = await film(...how)
  if (blob) hand(blob, 'mp4', '')
}
