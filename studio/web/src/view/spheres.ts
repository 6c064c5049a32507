// Many spheres: particles, and bodies that are balls.

import { BufferAttribute, BufferGeometry, Group, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, Points, Vector3, Vector4 } from 'three'
import type { PerspectiveCamera, RawShaderMaterial } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { Occlusion } from './occlusion'
import { sphereFragment, sphereVertex } from './shaders'
import { missingColor } from '../scale'

// Below so many spheres quads are drawn, which are right where points have limits: those that are larger than a point may be, or whose centre is out of the picture.
const mostQuads = 20_000

// groupColors tell groups apart for every eye (Okabe and Ito), the first one is stone.
export const groupColors = ['#a89d8a', '#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442']

const toVector = (hex: string) => new Vector3(...[1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255))

// Drawn in the place of many particles are at most so many, larger, while the picture moves and would be slow.
const mostMoving = 125_000

type Array16 = Uint16Array | Float32Array

export class Spheres {
  readonly uniforms = {
    origin: { value: new Vector3() }, scale: { value: new Vector4(1, 1, 1, 1) }, shrink: { value: 1 }, scalarScale: { value: new Vector3(1, 0, 0) },
    groupColors: { value: groupColors.map(toVector) }, coloring: { value: 1 }, plain: { value: toVector('#a89d8a') },
    missing: { value: toVector(missingColor) }, hiddenGroups: { value: 0 }, base: { value: 0 }, chosen: { value: -1 },
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
  fewest(): number {
    return 2 ** Math.max(0, Math.ceil(Math.log2(this.count / mostMoving)))
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

  // leaveOut draws only those points that may be seen in a picture of so many pixels; with null for a camera, all.
  leaveOut(camera: PerspectiveCamera | null, width: number, height: number): void {
    const d = this.few?.object.visible ? this.few : this.whole
    if (!d || d.object instanceof Mesh) return
    const n = (d.geometry.getAttribute('group') as BufferAttribute).count
    if (!camera) {
      d.geometry.setIndex(null)
      d.geometry.setDrawRange(0, n)
      return
    }
    if (!d.geometry.index) d.geometry.setIndex(new BufferAttribute(new Uint32Array(n), 1))
    const index = d.geometry.index!, u = this.uniforms
    const found = this.occlusion.find(index.array as Uint32Array, {
      places: d.geometry.getAttribute('place').array as Array16, groups: d.geometry.getAttribute('group').array as Uint8Array, origin: u.origin.value, scale: u.scale.value,
      grown: u.shrink.value * Math.cbrt(d.every), hiddenGroups: u.hiddenGroups.value, clipPlane: this.shared.clipPlane.value,
    }, camera, width, height)
    index.clearUpdateRanges()
    index.addUpdateRange(0, found)
    index.needsUpdate = true
    d.geometry.setDrawRange(0, found)
  }

  private fill(old: Drawn | null, data: [Array16, Uint16Array, Uint8Array], every: number): Drawn {
    const n = data[1].length
    const kind = `${n} ${data[0].constructor.name} ${every}`
    let d = old
    if (d?.kind !== kind) {
      if (d) release(d)
      d = this.make(n, kind, data[0] instanceof Uint16Array, every)
    }
    ;['place', 'scalar', 'group'].forEach((name, i) => {
      const attribute = d!.geometry.getAttribute(name) as BufferAttribute
      attribute.array = data[i]
      attribute.needsUpdate = true
    })
    return d
  }

  private make(n: number, kind: string, coarse: boolean, every: number): Drawn {
    const quads = this.count < mostQuads
    const start = this.conservative ? '#extension GL_EXT_conservative_depth : enable\nprecision highp float;\nlayout(depth_greater) out float gl_FragDepth;\n' : ''
    const uniforms = { ...this.uniforms, every: { value: every } }
    const material = makeMaterial(this.shared, sphereVertex, sphereFragment, uniforms, quads ? { QUADS: '' } : {}, start)
    const geometry: BufferGeometry = quads ? new InstancedBufferGeometry() : new BufferGeometry()
    const attribute = (array: Uint8Array | Uint16Array | Float32Array, width: number, normalized: boolean) =>
      quads ? new InstancedBufferAttribute(array, width, normalized) : new BufferAttribute(array, width, normalized)
    geometry.setAttribute('place', attribute(coarse ? new Uint16Array(4 * n) : new Float32Array(4 * n), 4, coarse))
    geometry.setAttribute('scalar', attribute(new Uint16Array(n), 1, true))
    geometry.setAttribute('group', attribute(new Uint8Array(n), 1, false))
    if (geometry instanceof InstancedBufferGeometry) {
      geometry.setAttribute('corner', new BufferAttribute(new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), 2))
      geometry.setIndex([0, 1, 2, 2, 1, 3])
      geometry.instanceCount = n
    } else geometry.setDrawRange(0, n)
    const object = quads ? new Mesh(geometry, material) : new Points(geometry, material)
    object.frustumCulled = false
    this.object.add(object)
    return { kind, every, geometry, object }
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
interface Drawn { kind: string; every: number; geometry: BufferGeometry; object: Mesh | Points }

function release(d: Drawn): void {
  d.geometry.dispose()
  ;(d.object.material as RawShaderMaterial).dispose()
  d.object.removeFromParent()
}
