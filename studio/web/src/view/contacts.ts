// Contacts of particles: chains of forces, from centre to centre and thicker the larger the force, or the forces themselves as arrows from where they act.

import { Vector2, Vector3 } from 'three'
import type { Scene } from 'three'
import { Cylinders } from './links'
import type { Shared } from './material'
import type { FrameHeader, Packet } from '../wire'

export type ContactMode = '' | 'chains' | 'arrows'

export class Contacts {
  largest = 0 // normal force, N
  private cylinders: Cylinders | null = null
  private uniforms = {
    tensionRange: { value: new Vector2(0, 1) }, coloring: { value: 1 }, plain: { value: new Vector3() }, base: { value: 0 }, chosen: { value: -1 }, taper: { value: 0 },
  }

  constructor(private shared: Shared, private root: Scene) {}

  // show draws the contacts of a frame, or takes them away.
  show(frame: Packet<FrameHeader> | null, mode: ContactMode): void {
    this.dispose()
    const at = frame?.blocks.get('contact') as Float32Array | undefined, force = frame?.blocks.get('force') as Float32Array | undefined
    this.largest = 0
    if (!at || !force || mode === '') return
    const n = at.length / 10, size = frame!.header.max_radius
    for (let k = 0; k < n; k++) this.largest = Math.max(this.largest, at[10 * k + 9])
    if (!(this.largest > 0)) return
    this.uniforms.tensionRange.value.set(0, this.largest)
    this.uniforms.taper.value = mode === 'arrows' ? 1 : 0
    const c = (this.cylinders = new Cylinders(this.shared, n, this.uniforms))
    for (let k = 0; k < n; k++) {
      const part = Math.max(at[10 * k + 9], 0) / this.largest
      c.setTension(k, at[10 * k + 9])
      if (mode === 'chains') {
        c.from(k).set(at.subarray(10 * k, 10 * k + 3))
        c.to(k).set(at.subarray(10 * k + 3, 10 * k + 6))
        c.setRadius(k, 0.5 * size * Math.sqrt(part))
        continue
      }
      const from = c.from(k), to = c.to(k)
      c.setRadius(k, 0.25 * size)
      for (let i = 0; i < 3; i++) {
        from[i] = at[10 * k + 6 + i]
        to[i] = at[10 * k + 6 + i] + (4 * size * force[3 * k + i]) / this.largest
      }
    }
    this.root.add(c.object)
  }

  // hide leaves them out of a picture that is made for picking.
  hide(hidden: boolean): void {
    if (this.cylinders) this.cylinders.object.visible = !hidden
  }

  dispose(): void {
    this.cylinders?.dispose()
    this.cylinders = null
  }
}
