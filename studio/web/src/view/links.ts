// Links: wires, springs and the edges of containers, as cylinders between two points.

import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, Vector2, Vector3 } from 'three'
import type { Material } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { linkFragment, linkVertex } from './shaders'
import type { Packet, SceneHeader } from '../wire'

const sides = 8

// cylinders is the geometry of so many of them, each with its ends, radius, tension and state.
export function cylinders(count: number): InstancedBufferGeometry {
  const around: number[] = [], index: number[] = []
  for (let i = 0; i < sides; i++) {
    const angle = (2 * Math.PI * i) / sides
    around.push(Math.cos(angle), Math.sin(angle), 0, Math.cos(angle), Math.sin(angle), 1)
    const a = 2 * i, b = 2 * ((i + 1) % sides)
    index.push(a, b, b + 1, a, b + 1, a + 1)
  }
  const g = new InstancedBufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(around), 3))
  g.setIndex(index)
  g.instanceCount = count
  const per = (name: string, width: number) => g.setAttribute(name, new InstancedBufferAttribute(new Float32Array(count * width), width))
  per('from', 3); per('to', 3); per('radius', 1); per('tension', 1); per('state', 1); per('shown', 1)
  return g
}

export class Links {
  readonly uniforms = {
    tensionRange: { value: new Vector2(0, 1) }, coloring: { value: 1 }, plain: { value: new Vector3() }, base: { value: 0 }, chosen: { value: -1 }, taper: { value: 0 },
  }
  readonly object: Mesh
  readonly count: number
  private geometry: InstancedBufferGeometry
  private moving: number[] = []

  constructor(shared: Shared, scene: Packet<SceneHeader>, plain: Vector3) {
    this.uniforms.plain.value = plain
    const links = scene.header.links ?? []
    this.count = links.length
    this.geometry = cylinders(links.length)
    const ends = scene.blocks.get('ends') as Float32Array
    links.forEach((l, k) => {
      this.setEnds(k, ends, k)
      this.array('radius')[k] = l.radius
      this.array('state')[k] = l.edge ? -1 : 0
      this.array('shown')[k] = 1
      if (!l.static) this.moving.push(k)
    })
    this.object = new Mesh(this.geometry, makeMaterial(shared, linkVertex, linkFragment, this.uniforms))
    this.object.frustumCulled = false
  }

  private array(name: string): Float32Array {
    return (this.geometry.getAttribute(name) as BufferAttribute).array as Float32Array
  }

  private setEnds(k: number, ends: Float32Array, from: number): void {
    this.array('from').set(ends.subarray(6 * from, 6 * from + 3), 3 * k)
    this.array('to').set(ends.subarray(6 * from + 3, 6 * from + 6), 3 * k)
  }

  // update moves the links that are not static.
  update(ends: Float32Array, tension: Float32Array, state: Uint8Array, edge: (k: number) => boolean): void {
    this.moving.forEach((k, i) => {
      this.setEnds(k, ends, i)
      this.array('tension')[k] = tension[i]
      this.array('state')[k] = edge(k) ? -1 : state[i]
    })
    for (const name of ['from', 'to', 'tension', 'state']) (this.geometry.getAttribute(name) as BufferAttribute).needsUpdate = true
  }

  show(visible: (k: number) => boolean): void {
    const shown = this.array('shown')
    for (let k = 0; k < this.count; k++) shown[k] = visible(k) ? 1 : 0
    ;(this.geometry.getAttribute('shown') as BufferAttribute).needsUpdate = true
  }

  // tensions are the least and largest that are shown, or 0, which is a slack wire.
  tensions(): [number, number] {
    const tension = this.array('tension'), state = this.array('state')
    let low = 0, high = 0
    for (const k of this.moving) if (state[k] >= 0 && state[k] < 3) { low = Math.min(low, tension[k]); high = Math.max(high, tension[k]) }
    return [low, high]
  }

  // tightest is the link with the largest tension, or -1.
  tightest(): number {
    const tension = this.array('tension'), state = this.array('state')
    return this.moving.filter(k => state[k] >= 0 && state[k] < 3).reduce((best, k) => (best < 0 || tension[k] > tension[best] ? k : best), -1)
  }

  dispose(): void {
    this.geometry.dispose()
    ;(this.object.material as Material).dispose()
    this.object.removeFromParent()
  }
}
