// The fluid: its surface, through which all is seen, and how it flows, as cones that are the longer the faster.

import { BufferAttribute, BufferGeometry, Mesh, Scene, Vector2, Vector3 } from 'three'
import type { Material } from 'three'
import { Cylinders } from './links'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { surfaceFragment, surfaceVertex } from './shaders'
import type { FrameHeader, Packet } from '../wire'

const arrowWidth = 0.06 // radius of the end of an arrow, by the spacing of them

export class Fluid {
  private surface: Mesh | null = null
  private arrows: Cylinders | null = null
  private flow = new Float32Array() // points and velocities
  private spacing = 0 // of the points, m
  private uniforms = {
    tensionRange: { value: new Vector2(0, 1) }, coloring: { value: 1 }, plain: { value: new Vector3() }, base: { value: 0 }, chosen: { value: -1 }, taper: { value: 1 },
  }
  largest = 0 // speed of the frame, m/s

  constructor(private shared: Shared, private root: Scene) {}

  // show draws the fluid of a frame, or takes it away.
  show(frame: Packet<FrameHeader> | null, level: boolean, flow: boolean): void {
    this.dispose()
    const h = frame?.header.fluid
    this.largest = 0
    if (!h) return
    this.flow = frame!.blocks.get('flow') as Float32Array
    this.spacing = h.spacing
    for (let k = 0; k < this.flow.length; k += 6) this.largest = Math.max(this.largest, Math.hypot(...this.flow.subarray(k + 3, k + 6)))
    if (level && h.columns > 0) this.showSurface(frame!.blocks.get('surface') as Float32Array, h.columns)
    if (flow && this.largest > 0) this.showFlow()
  }

  // showSurface draws the cells all of whose corners are there.
  private showSurface(points: Float32Array, columns: number): void {
    const index: number[] = [], is = (k: number) => !Number.isNaN(points[3 * k])
    for (let a = 0; a + columns + 1 < points.length / 3; a++) {
      const b = a + 1, c = a + columns, d = c + 1
      if (b % columns !== 0 && is(a) && is(b) && is(c) && is(d)) index.push(a, b, d, a, d, c)
    }
    const g = new BufferGeometry()
    g.setAttribute('position', new BufferAttribute(points, 3))
    g.setIndex(index)
    const material = makeMaterial(this.shared, surfaceVertex, surfaceFragment, {})
    material.transparent = true
    material.depthWrite = false
    material.polygonOffset = true // what has run dry lies on the ground
    material.polygonOffsetFactor = material.polygonOffsetUnits = 2
    this.surface = new Mesh(g, material)
    this.surface.renderOrder = 1
    this.surface.frustumCulled = false
    this.root.add(this.surface)
  }

  private showFlow(): void {
    const n = this.flow.length / 6, arrows = (this.arrows = new Cylinders(this.shared, n, this.uniforms))
    for (let k = 0; k < n; k++) {
      arrows.setRadius(k, arrowWidth * this.spacing)
      arrows.from(k).set(this.flow.subarray(6 * k, 6 * k + 3))
      arrows.setTension(k, Math.hypot(...this.flow.subarray(6 * k + 3, 6 * k + 6)))
    }
    this.root.add(arrows.object)
    this.scale(this.uniforms.tensionRange.value.y)
  }

  // scale says what speed the end of the colours stands for, m/s: arrows of that are as long as they stand apart.
  scale(most: number): void {
    this.uniforms.tensionRange.value.y = most
    if (!this.arrows || !(most > 0)) return
    for (let k = 0; k < this.flow.length / 6; k++) {
      const to = this.arrows.to(k)
      for (let i = 0; i < 3; i++) to[i] = this.flow[6 * k + i] + (this.spacing / most) * this.flow[6 * k + 3 + i]
    }
    this.arrows.update()
  }

  // hide leaves it out of a picture that is made for picking.
  hide(hidden: boolean): void {
    for (const o of [this.surface, this.arrows?.object]) if (o) o.visible = !hidden
  }

  dispose(): void {
    this.surface?.geometry.dispose()
    ;(this.surface?.material as Material | undefined)?.dispose()
    this.surface?.removeFromParent()
    this.arrows?.dispose()
    this.surface = this.arrows = null
  }
}
