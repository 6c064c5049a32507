// Panels of nets, walls and bodies that a fluid presses on, coloured by the pressure. What is behind them shows through, and dry ones are not drawn.

import { BufferAttribute, BufferGeometry, Mesh, Scene } from 'three'
import type { Material } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { panelFragment, panelVertex } from './shaders'
import type { FrameHeader, Packet } from '../wire'

export class Panels {
  private object: Mesh | null = null
  private uniforms = { most: { value: 1 } }
  largest = 0 // pressure of the frame, Pa

  constructor(private shared: Shared, private root: Scene) {}

  // show draws the panels of a frame, or takes them away.
  show(frame: Packet<FrameHeader> | null, wanted: boolean): void {
    this.dispose()
    const corners = frame?.blocks.get('panel') as Float32Array | undefined, pressure = frame?.blocks.get('panel_pressure') as Float32Array | undefined
    this.largest = pressure?.reduce((a, b) => Math.max(a, b), 0) ?? 0
    if (!corners || !pressure || !wanted || this.largest === 0) return
    const g = new BufferGeometry()
    g.setAttribute('position', new BufferAttribute(corners, 3))
    g.setAttribute('pressure', new BufferAttribute(new Float32Array(corners.length / 3).map((_, i) => pressure[Math.floor(i / 3)]), 1))
    const material = makeMaterial(this.shared, panelVertex, panelFragment, this.uniforms)
    material.transparent = true
    material.depthWrite = false
    material.polygonOffset = true // they lie on the walls that they are of
    material.polygonOffsetFactor = material.polygonOffsetUnits = -2
    this.object = new Mesh(g, material)
    this.object.frustumCulled = false
    this.object.renderOrder = 2
    this.root.add(this.object)
  }

  // scale says what pressure the end of the colours stands for, Pa.
  scale(most: number): void {
    this.uniforms.most.value = most
  }

  // hide leaves them out of a picture that is made for picking.
  hide(hidden: boolean): void {
    if (this.object) this.object.visible = !hidden
  }

  dispose(): void {
    this.object?.geometry.dispose()
    ;(this.object?.material as Material | undefined)?.dispose()
    this.object?.removeFromParent()
    this.object = null
  }
}
