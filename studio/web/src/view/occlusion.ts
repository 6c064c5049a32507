// Which spheres can be seen. Graphics that the processor draws take as long as there are spheres, and pixels of them, most of which others hide: what is hidden is found first and left out, which changes no pixel.

import type { PerspectiveCamera, Vector3, Vector4 } from 'three'

// Of is what is known of the spheres: as the vertex shader reads it.
export interface Of {
  places: Uint16Array | Float32Array // four numbers each
  groups: Uint8Array
  origin: Vector3
  scale: Vector4
  grown: number // radii are drawn by this
  hiddenGroups: number // bits
  clipPlane: Vector4
  border: number // so wide, in pixels, is the edge of each that covers pixels in part, half of it outside
}

const leastCell = 0.5, largestCell = 8 // pixels
const sampled = 1000 // spheres, by which the grid is chosen

export class Occlusion {
  private covered = new Float32Array(0) // of each cell of the picture: all of it is covered by something nearer than this
  private boxes = new Int16Array(0) // of each sphere, the cells that it touches: first column, last column, first row, last row
  private nearest = new Float32Array(0) // point of each sphere; what is not drawn has NaN
  private columns = 0 // of the grid
  cell = 0 // how wide its cells are, pixels

  // find lists the spheres of which something may be seen in a picture of so many pixels, and returns how many there are. The grid has so many cells in a radius.
  find(list: Uint32Array, of: Of, camera: PerspectiveCamera, width: number, height: number, cells: number): number {
    const n = of.groups.length
    if (this.nearest.length < n) {
      this.boxes = new Int16Array(4 * n)
      this.nearest = new Float32Array(n)
    }
    const cell = (this.cell = Math.min(Math.max(radiusOf(of, camera, height) / cells, leastCell), largestCell))
    const columns = (this.columns = Math.ceil(width / cell)), rows = Math.ceil(height / cell)
    if (this.covered.length < columns * rows) this.covered = new Float32Array(columns * rows)
    this.covered.fill(Infinity, 0, columns * rows)
    this.cover(of, camera, width / cell, height / cell, columns, rows)
    return this.list(list, n)
  }

  // cover projects the spheres onto a grid that is so many cells wide and high, and notes what they cover of it.
  private cover(of: Of, camera: PerspectiveCamera, wide: number, high: number, columns: number, rows: number): void {
    const { places, groups, origin, scale, grown, hiddenGroups, clipPlane: c } = of, { covered, boxes, nearest } = this, edge = 0.5 * of.border / this.cell
    const m = camera.matrixWorldInverse.elements, p = camera.projectionMatrix.elements, unit = places instanceof Uint16Array ? 1 / 65535 : 1
    const acrossX = 0.5 * p[0] * wide, middleX = 0.5 * (1 - p[8]) * wide, acrossY = 0.5 * p[5] * high, middleY = 0.5 * (1 - p[9]) * high
    for (let i = 0; i < groups.length; i++) {
      nearest[i] = NaN
      const x = origin.x + places[4 * i] * unit * scale.x, y = origin.y + places[4 * i + 1] * unit * scale.y, z = origin.z + places[4 * i + 2] * unit * scale.z
      if (((hiddenGroups >> Math.min(groups[i], 20)) & 1) === 1 || c.x * x + c.y * y + c.z * z > c.w) continue
      const r = places[4 * i + 3] * unit * scale.w * grown
      const cx = m[0] * x + m[4] * y + m[8] * z + m[12], cy = m[1] * x + m[5] * y + m[9] * z + m[13], d = -(m[2] * x + m[6] * y + m[10] * z + m[14])
      if (d <= r * 1.001) continue
      // The lines from the eye that touch the sphere: the middle between them, and half of what is between them.
      const rest = d * d - r * r, part = 1 / rest
      const px = acrossX * cx * d * part + middleX, bx = acrossX * r * Math.sqrt(cx * cx + rest) * part + edge, left = px - bx, right = px + bx
      const py = acrossY * cy * d * part + middleY, by = acrossY * r * Math.sqrt(cy * cy + rest) * part + edge, low = py - by, top = py + by
      if (right < 0 || left > wide || top < 0 || low > high) continue
      nearest[i] = d - r
      boxes[4 * i] = Math.max(left, 0)
      boxes[4 * i + 1] = Math.min(right, columns - 1)
      boxes[4 * i + 2] = Math.max(low, 0)
      boxes[4 * i + 3] = Math.min(top, rows - 1)
      if (px < 0 || px > wide || py < 0 || py > high) continue // whether a point is drawn whose middle is out of the picture depends on the graphics
      // Inside the ellipse that a sphere shows as is a circle, with the smaller of its half axes for a radius. What is seen of the sphere is in front of the plane through its centre that is at right
      // angles to the line from the eye: as far as that leans, by the sine of its angle, what is seen reaches behind the centre.
      const across = cx * cx + cy * cy, b = 0.999 * Math.min(bx, by) - 2 * edge, far = d + r * Math.sqrt(across / (across + d * d))
      for (let row = Math.max(0, Math.ceil(py - b)), last = Math.min(rows, Math.floor(py + b)); row < last; row++) {
        const dy = Math.max(py - row, row + 1 - py), half = Math.sqrt(Math.max(b * b - dy * dy, 0))
        for (let k = row * columns + Math.max(0, Math.ceil(px - half)), end = row * columns + Math.min(columns, Math.floor(px + half)); k < end; k++) {
          if (covered[k] > far) covered[k] = far
        }
      }
    }
  }

  // list lists those of the spheres that are not behind what covers every cell that they touch.
  private list(list: Uint32Array, n: number): number {
    const { covered, boxes, nearest, columns } = this
    let found = 0
    for (let i = 0; i < n; i++) {
      const near = nearest[i]
      if (near !== near) continue
      const x0 = boxes[4 * i], x1 = boxes[4 * i + 1], y1 = boxes[4 * i + 3]
      let hidden = true
      for (let y = boxes[4 * i + 2]; hidden && y <= y1; y++) {
        for (let k = y * columns + x0, end = y * columns + x1; k <= end; k++) {
          if (covered[k] >= near) {
            hidden = false
            break
          }
        }
      }
      if (!hidden) list[found++] = i
    }
    return found
  }

  // narrow writes, for each of the first spheres of a list, the cells outside of which nothing of it is seen: first column, last column, first row, last row, once for each of its four corners.
  narrow(list: Uint32Array, count: number, to: Int16Array): void {
    const { covered, boxes, nearest, columns } = this
    for (let k = 0; k < count; k++) {
      const i = list[k], near = nearest[i], x0 = boxes[4 * i], x1 = boxes[4 * i + 1], y1 = boxes[4 * i + 3]
      let left = x1 + 1, right = x0 - 1, low = y1 + 1, high = -1
      for (let y = boxes[4 * i + 2]; y <= y1; y++) {
        const row = y * columns
        let first = x0, last = x1
        while (first <= x1 && covered[row + first] < near) first++
        if (first > x1) continue
        while (covered[row + last] < near) last--
        left = Math.min(left, first)
        right = Math.max(right, last)
        low = Math.min(low, y)
        high = y
      }
      for (let at = 16 * i; at < 16 * (i + 1); at += 4) {
        to[at] = left
        to[at + 1] = right
        to[at + 2] = low
        to[at + 3] = high
      }
    }
  }
}

// radiusOf is that of spheres of the size that they mostly have on the picture, pixels.
function radiusOf(of: Of, camera: PerspectiveCamera, height: number): number {
  const n = of.groups.length, m = camera.matrixWorldInverse.elements, unit = of.places instanceof Uint16Array ? 1 / 65535 : 1
  let sum = 0, all = 0
  for (let i = 0; i < n; i += Math.ceil(n / sampled)) {
    const x = of.origin.x + of.places[4 * i] * unit * of.scale.x, y = of.origin.y + of.places[4 * i + 1] * unit * of.scale.y, z = of.origin.z + of.places[4 * i + 2] * unit * of.scale.z
    const d = -(m[2] * x + m[6] * y + m[10] * z + m[14])
    if (d <= 0) continue
    sum += (of.places[4 * i + 3] * unit * of.scale.w * of.grown) / d
    all++
  }
  return all > 0 ? (sum / all) * camera.projectionMatrix.elements[5] * 0.5 * height : 0
}

// drawnByProcessor tells whether graphics are not drawn by a graphics card, as far as their name tells.
export function drawnByProcessor(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)))
}
