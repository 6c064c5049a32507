// Many spheres: particles, and bodies that are balls.

import { BufferAttribute, BufferGeometry, Group, Mesh, Points, Vector2, Vector3, Vector4 } from 'three'
import type { PerspectiveCamera, RawShaderMaterial } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { Occlusion } from './occlusion'
import { sphereFragment, sphereVertex } from './shaders'
import { missingColor } from '../scale'

// Below so many spheres quads are drawn, which are right where points have limits: those that are larger than a point may be, or whose centre is out of the picture. Each has four corners of its own:
// instances of so few are many times as slow.
const mostQuads = 20_000
const quad = [0, 1, 2, 2, 1, 3] // its triangles
const cellsOfPoints = 3, cellsOfQuads = 6 // in a radius, of the grid by which what others hide is left out

// groupColors tell groups apart for every eye (Okabe and Ito), the first one is stone.
export const groupColors = ['#a89d8a', '#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442']

const toVector = (hex: string) => new Vector3(...[1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255))

// Drawn in the place of many particles are at most so many, larger, while the picture moves and would be slow. Where the processor draws, of more than so many one of up to sixteen is, down to half as many.
const mostMoving = 125_000, mostByProcessor = 16_000, leastShare = 16

type Array16 = Uint16Array | Float32Array

export class Spheres {
  readonly uniforms = {
    origin: { value: new Vector3() }, scale: { value: new Vector4(1, 1, 1, 1) }, shrink: { value: 1 }, scalarScale: { value: new Vector3(1, 0, 0) },
    groupColors: { value: groupColors.map(toVector) }, coloring: { value: 1 }, plain: { value: toVector('#a89d8a') },
    missing: { value: toVector(missingColor) }, hiddenGroups: { value: 0 }, base: { value: 0 }, chosen: { value: -1 },
    cell: { value: new Vector2() },
  }
  readonly object = new Group()
  count = 0
  private whole: Drawn | null = null
  private few: Drawn | null = null // one of so many
  private occlusion = new Occlusion()
  private data: [Array16, Uint16Array, Uint8Array] = [new Uint16Array(0), new Uint16Array(0), new Uint8Array(0)]

  constructor(private shared: Shared, private conservative: boolean) {}

  // place sets where spheres are: four numbers each, as the uniforms origin and scale read them, and what they are coloured by. The arrays are kept.
  place(places: Array16, scalar: Uint16Array | null, group: Uint8Array | null): void {
    const n = (this.count = places.length / 4)
    this.data = [places, scalar ?? new Uint16Array(n), group ?? new Uint8Array(n)]
    this.whole = this.fill(this.whole, this.data, 1)
    this.show(1)
  }

  // fewest is one of how many spheres is drawn where that is to be quick.
  fewest(byProcessor: boolean): number {
    const toDraw = (most: number) => 2 ** Math.max(0, Math.ceil(Math.log2(this.count / most)))
    return Math.max(toDraw(mostMoving), byProcessor && this.count > mostByProcessor ? Math.min(toDraw(mostByProcessor / 2), leastShare) : 1)
  }

  // show draws one of so many spheres, as large as all of them together.
  show(every: number): void {
    if (this.whole) this.whole.object.visible = every === 1
    if (every === 1) {
      if (this.few) this.few.object.visible = false
      return
    }
    const [places, scalar, group] = this.data
    const n = Math.ceil(this.count / every)
    const some: [Array16, Uint16Array, Uint8Array] = [places instanceof Uint16Array ? new Uint16Array(4 * n) : new Float32Array(4 * n), new Uint16Array(n), new Uint8Array(n)]
    for (let i = 0, k = 0; i < n; i++, k += every) {
      for (let j = 0; j < 4; j++) some[0][4 * i + j] = places[4 * k + j]
      some[1][i] = scalar[k]
      some[2][i] = group[k]
    }
    this.few = this.fill(this.few, some, every)
    this.few.object.visible = true
  }

  // leaveOut draws only those spheres of which something may be seen in a picture of so many pixels, and of quads what may be seen; with null for a camera, all.
  leaveOut(camera: PerspectiveCamera | null, width: number, height: number): void {
    const d = this.few?.object.visible ? this.few : this.whole
    if (!d) return
    const quads = d.object instanceof Mesh, n = d.data[1].length
    this.uniforms.cell.value.set(0, 0)
    if (!camera && !quads) {
      d.geometry.setIndex(null)
      d.geometry.setDrawRange(0, n)
      return
    }
    if (!camera && d.complete) return
    if (!d.geometry.index) d.geometry.setIndex(new BufferAttribute(new Uint32Array((quads ? quad.length : 1) * n), 1))
    const index = d.geometry.index!, list = index.array as Uint32Array
    const found = camera ? this.find(d, list, camera, width, height) : all(list, n)
    if (quads) toQuads(list, found)
    const drawn = quads ? quad.length * found : found
    index.clearUpdateRanges()
    index.addUpdateRange(0, drawn)
    index.needsUpdate = true
    d.geometry.setDrawRange(0, drawn)
    d.complete = !camera
  }

  // find lists the spheres of which something may be seen, and returns how many there are. Of quads the shader is told where in the picture that is.
  private find(d: Drawn, list: Uint32Array, camera: PerspectiveCamera, width: number, height: number): number {
    const u = this.uniforms, box = d.geometry.getAttribute('box') as BufferAttribute | undefined
    const found = this.occlusion.find(list, {
      places: d.data[0], groups: d.data[2], origin: u.origin.value, scale: u.scale.value,
      grown: u.shrink.value * Math.cbrt(d.every), hiddenGroups: u.hiddenGroups.value, clipPlane: this.shared.clipPlane.value, border: this.shared.covering.value ? 1 : 0,
    }, camera, width, height, box ? cellsOfQuads : cellsOfPoints)
    if (box) {
      this.occlusion.narrow(list, found, box.array as Int16Array)
      box.needsUpdate = true
      u.cell.value.set(2 / width, 2 / height).multiplyScalar(this.occlusion.cell)
    }
    return found
  }

  private fill(old: Drawn | null, data: [Array16, Uint16Array, Uint8Array], every: number): Drawn {
    const n = data[1].length
    const kind = `${n} ${data[0].constructor.name} ${every}`
    let d = old
    if (d?.kind !== kind) {
      if (d) release(d)
      d = this.make(n, kind, data[0] instanceof Uint16Array, every)
    }
    d.data = data
    ;['place', 'scalar', 'group'].forEach((name, i) => {
      const attribute = d!.geometry.getAttribute(name) as BufferAttribute
      if (d!.object instanceof Mesh) fourTimes(attribute.array as Array16, data[i], attribute.itemSize)
      else attribute.array = data[i]
      attribute.needsUpdate = true
    })
    return d
  }

  private make(n: number, kind: string, coarse: boolean, every: number): Drawn {
    const quads = n < mostQuads
    const start = this.conservative ? '#extension GL_EXT_conservative_depth : enable\nprecision highp float;\nlayout(depth_greater) out float gl_FragDepth;\n' : ''
    const uniforms = { ...this.uniforms, every: { value: every } }
    const material = makeMaterial(this.shared, sphereVertex, sphereFragment, uniforms, quads ? { QUADS: '' } : {}, start)
    material.alphaToCoverage = true // which is what it is where there are several samples to a pixel
    const geometry = new BufferGeometry(), vertices = quads ? 4 * n : n
    geometry.setAttribute('place', new BufferAttribute(coarse ? new Uint16Array(4 * vertices) : new Float32Array(4 * vertices), 4, coarse))
    geometry.setAttribute('scalar', new BufferAttribute(new Uint16Array(vertices), 1, true))
    geometry.setAttribute('group', new BufferAttribute(new Uint8Array(vertices), 1, false))
    if (quads) geometry.setAttribute('box', new BufferAttribute(new Int16Array(4 * vertices), 4))
    geometry.setDrawRange(0, quads ? 0 : n)
    const object = quads ? new Mesh(geometry, material) : new Points(geometry, material)
    object.frustumCulled = false
    this.object.add(object)
    return { kind, every, geometry, object, data: this.data, complete: false }
  }

  dispose(): void {
    if (this.whole) release(this.whole)
    if (this.few) release(this.few)
    this.whole = this.few = null
    this.object.removeFromParent()
    this.count = 0
  }
}

// Drawn is what a set of spheres is drawn with.
interface Drawn { kind: string; every: number; geometry: BufferGeometry; object: Mesh | Points; data: [Array16, Uint16Array, Uint8Array]; complete: boolean } // complete: all quads are in the index

// all lists all of n spheres.
function all(list: Uint32Array, n: number): number {
  for (let i = 0; i < n; i++) list[i] = i
  return n
}

// toQuads makes the corners of the triangles of a list of n spheres, in its place: from its end on, so that none is overwritten before it is read.
function toQuads(list: Uint32Array, n: number): void {
  for (let i = n - 1; i >= 0; i--) {
    const first = 4 * list[i]
    for (let k = 0; k < quad.length; k++) list[quad.length * i + k] = first + quad[k]
  }
}

// fourTimes writes each item of so many numbers four times.
function fourTimes(to: Array16 | Uint8Array, from: Array16 | Uint8Array, width: number): void {
  for (let i = 0, n = from.length / width; i < n; i++) {
    for (let k = 0; k < 4; k++) {
      for (let j = 0; j < width; j++) to[(4 * i + k) * width + j] = from[i * width + j]
    }
  }
}

function release(d: Drawn): void {
  d.geometry.dispose()
  ;(d.object.material as RawShaderMaterial).dispose()
  d.object.removeFromParent()
}
