// Links: wires, springs and the edges of containers, as cylinders between two points.

import { BufferAttribute, DataTexture, FloatType, InstancedBufferGeometry, Mesh, RGBAFormat, Vector2, Vector3 } from 'three'
import type { RawShaderMaterial } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { linkFragment, linkVertex } from './shaders'
import type { Packet, SceneHeader } from '../wire'

const sides = 8
const together = 64 // cylinders that are drawn as one instance: graphics that the processor draws begin each anew
const mostInRow = 2048 // cylinders that a row of the texture tells of: textures have limits
const broken = 3 // state of a link that is gone

// Cylinders are some, each with its ends, radius, tension and state: in three texels of a texture.
export class Cylinders {
  readonly object: Mesh<InstancedBufferGeometry, RawShaderMaterial>
  private numbers: Float32Array
  private texture: DataTexture

  constructor(shared: Shared, readonly count: number, uniforms: Record<string, { value: unknown }>) {
    const inRow = Math.max(1, Math.min(count, mostInRow)), rows = Math.max(1, Math.ceil(count / inRow))
    this.numbers = new Float32Array(12 * inRow * rows)
    this.texture = new DataTexture(this.numbers, 3 * inRow, rows, RGBAFormat, FloatType)
    const around: number[] = [], index: number[] = []
    for (let i = 0; i < sides; i++) {
      const angle = (2 * Math.PI * i) / sides
      around.push(Math.cos(angle), Math.sin(angle), 0, Math.cos(angle), Math.sin(angle), 1)
    }
    for (let first = 0; first < 2 * sides * together; first += 2 * sides) {
      for (let i = 0; i < sides; i++) {
        const a = first + 2 * i, b = first + 2 * ((i + 1) % sides)
        index.push(a, b, b + 1, a, b + 1, a + 1)
      }
    }
    const g = new InstancedBufferGeometry()
    const corners = new Float32Array(together * around.length)
    for (let k = 0; k < together; k++) corners.set(around, k * around.length)
    g.setAttribute('position', new BufferAttribute(corners, 3))
    g.setIndex(index)
    g.instanceCount = Math.ceil(count / together)
    const own = { ...uniforms, cylinders: { value: this.texture }, count: { value: count } }
    this.object = new Mesh(g, makeMaterial(shared, linkVertex, linkFragment, own, { CORNERS: String(2 * sides), TOGETHER: String(together) }))
    this.object.frustumCulled = false
    this.update()
  }

  // from and to are the ends of a cylinder, m; what is written into them shows after update.
  from(k: number): Float32Array { return this.numbers.subarray(12 * k, 12 * k + 3) }
  to(k: number): Float32Array { return this.numbers.subarray(12 * k + 4, 12 * k + 7) }
  setRadius(k: number, radius: number): void { this.numbers[12 * k + 3] = radius }
  tension(k: number): number { return this.numbers[12 * k + 7] }
  setTension(k: number, tension: number): void { this.numbers[12 * k + 7] = tension }
  state(k: number): number { return this.numbers[12 * k + 8] }
  setState(k: number, state: number): void { this.numbers[12 * k + 8] = state }
  hide(k: number, hidden: boolean): void { this.numbers[12 * k + 9] = hidden ? 1 : 0 }

  update(): void { this.texture.needsUpdate = true }

  dispose(): void {
    this.texture.dispose()
    this.object.geometry.dispose()
    this.object.material.dispose()
    this.object.removeFromParent()
  }
}

export class Links {
  readonly uniforms = {
    tensionRange: { value: new Vector2(0, 1) }, coloring: { value: 1 }, plain: { value: new Vector3() }, base: { value: 0 }, chosen: { value: -1 }, taper: { value: 0 },
  }
  readonly object: Mesh
  readonly count: number
  private cylinders: Cylinders
  private moving: number[] = []

  constructor(shared: Shared, scene: Packet<SceneHeader>, plain: Vector3) {
    this.uniforms.plain.value = plain
    const links = scene.header.links ?? []
    this.count = links.length
    this.cylinders = new Cylinders(shared, links.length, this.uniforms)
    this.object = this.cylinders.object
    const ends = scene.blocks.get('ends') as Float32Array
    links.forEach((l, k) => {
      this.setEnds(k, ends, k)
      this.cylinders.setRadius(k, l.radius)
      this.cylinders.setState(k, l.edge ? -1 : 0)
      if (!l.static) this.moving.push(k)
    })
  }

  private setEnds(k: number, ends: Float32Array, from: number): void {
    this.cylinders.from(k).set(ends.subarray(6 * from, 6 * from + 3))
    this.cylinders.to(k).set(ends.subarray(6 * from + 3, 6 * from + 6))
  }

  // update moves the links that are not static.
  update(ends: Float32Array, tension: Float32Array, state: Uint8Array, edge: (k: number) => boolean): void {
    this.moving.forEach((k, i) => {
      this.setEnds(k, ends, i)
      this.cylinders.setTension(k, tension[i])
      this.cylinders.setState(k, edge(k) ? -1 : state[i])
    })
    this.cylinders.update()
  }

  show(visible: (k: number) => boolean): void {
    for (let k = 0; k < this.count; k++) this.cylinders.hide(k, !visible(k))
    this.cylinders.update()
  }

  // held are the links that hold: neither edges nor broken.
  private held(): number[] {
    return this.moving.filter(k => this.cylinders.state(k) >= 0 && this.cylinders.state(k) !== broken)
  }

  // broken is how many links are gone.
  broken(): number {
    return this.moving.filter(k => this.cylinders.state(k) === broken).length
  }

  // tensions are the least and largest that are shown, or 0, which is a slack wire.
  tensions(): [number, number] {
    let low = 0, high = 0
    for (const k of this.held()) {
      low = Math.min(low, this.cylinders.tension(k))
      high = Math.max(high, this.cylinders.tension(k))
    }
    return [low, high]
  }

  // tightest is the link with the largest tension, or -1.
  tightest(): number {
    return this.held().reduce((best, k) => (best < 0 || this.cylinders.tension(k) > this.cylinders.tension(best) ? k : best), -1)
  }

  dispose(): void { this.cylinders.dispose() }
}
