// Many spheres: particles, and bodies that are balls.

import { BufferAttribute, BufferGeometry, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, Points, Vector2, Vector3, Vector4 } from 'three'
import type { Object3D, RawShaderMaterial } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { sphereFragment, sphereVertex } from './shaders'

// Below so many spheres quads are drawn, which are right where points have limits: those that are larger than a point may be, or whose centre is out of the picture.
const mostQuads = 20_000

// groupColors tell groups apart for every eye (Okabe and Ito), the first one is stone.
export const groupColors = ['#a89d8a', '#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442']

const toVector = (hex: string) => new Vector3(...[1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255))

export class Spheres {
  readonly uniforms = {
    origin: { value: new Vector3() }, scale: { value: new Vector4(1, 1, 1, 1) }, scalarScale: { value: new Vector2(1, 0) },
    groupColors: { value: groupColors.map(toVector) }, coloring: { value: 1 }, plain: { value: toVector('#a89d8a') },
    hiddenGroups: { value: 0 }, base: { value: 0 }, chosen: { value: -1 }, every: { value: 1 },
  }
  object: Object3D | null = null
  count = 0
  private geometry: BufferGeometry | null = null
  private kind = ''

  constructor(private shared: Shared, private conservative: boolean) {}

  // place sets where spheres are: four numbers each, as the uniforms origin and scale read them, and what they are coloured by.
  place(places: Uint16Array | Float32Array, scalar: Uint16Array | null, group: Uint8Array | null): void {
    const n = places.length / 4
    const kind = `${n} ${places.constructor.name} ${n < mostQuads}`
    if (kind !== this.kind) this.make(n, places, n < mostQuads)
    this.kind = kind
    this.count = n
    this.set('place', places)
    this.set('scalar', scalar ?? new Uint16Array(n))
    this.set('group', group ?? new Uint8Array(n))
  }

  private make(n: number, places: Uint16Array | Float32Array, quads: boolean): void {
    this.geometry?.dispose()
    this.object?.removeFromParent()
    const start = this.conservative ? '#extension GL_EXT_conservative_depth : enable\nprecision highp float;\nlayout(depth_greater) out float gl_FragDepth;\n' : ''
    const material = makeMaterial(this.shared, sphereVertex, sphereFragment, this.uniforms, quads ? { QUADS: '' } : {}, start)
    const geometry: BufferGeometry = quads ? new InstancedBufferGeometry() : new BufferGeometry()
    const attribute = (array: Uint8Array | Uint16Array | Float32Array, width: number, normalized: boolean) =>
      quads ? new InstancedBufferAttribute(array, width, normalized) : new BufferAttribute(array, width, normalized)
    geometry.setAttribute('place', attribute(places.slice(), 4, places instanceof Uint16Array))
    geometry.setAttribute('scalar', attribute(new Uint16Array(n), 1, true))
    geometry.setAttribute('group', attribute(new Uint8Array(n), 1, false))
    if (geometry instanceof InstancedBufferGeometry) {
      geometry.setAttribute('corner', new BufferAttribute(new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), 2))
      geometry.setIndex([0, 1, 2, 2, 1, 3])
      geometry.instanceCount = n
    } else geometry.setDrawRange(0, n)
    this.geometry = geometry
    this.object = quads ? new Mesh(geometry, material) : new Points(geometry, material)
    this.object.frustumCulled = false
  }

  private set(name: string, array: Uint8Array | Uint16Array | Float32Array): void {
    const attribute = this.geometry!.getAttribute(name) as BufferAttribute
    ;(attribute.array as Uint8Array).set(array as Uint8Array)
    attribute.needsUpdate = true
  }

  material(): RawShaderMaterial | null {
    return (this.object as Mesh | null)?.material as RawShaderMaterial ?? null
  }

  dispose(): void {
    this.geometry?.dispose()
    this.material()?.dispose()
    this.object?.removeFromParent()
    this.object = null
    this.kind = ''
    this.count = 0
  }
}
