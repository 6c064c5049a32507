// Solids: the shapes of bodies and walls, each a mesh that moves as one.

import { BackSide, BufferAttribute, BufferGeometry, FrontSide, Group, Mesh, Vector3 } from 'three'
import type { RawShaderMaterial } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { solidFragment, solidVertex } from './shaders'
import type { Packet, SceneHeader } from '../wire'

const bodyColors = ['#d1603d', '#3b6ea5', '#5b8c5a', '#e0a030', '#7a5c8e', '#4c9a9a']
const wallColor = '#d0ccc3'
const crowdColor = '#6b7f92'
const fewBodies = 12 // are told apart by colour

const toVector = (hex: string) => new Vector3(...[1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255))

// Sides of shapes that are seen, as their headers have them.
const front = 1, within = 2

const hides = 0.22 // of what it holds a vessel hides so much

// pane is the outside of a vessel, through which its inside is seen. It is not picked.
function pane(shared: Shared, geometry: BufferGeometry, inside: RawShaderMaterial): Mesh {
  const { color, base } = inside.uniforms
  const material = makeMaterial(shared, solidVertex, solidFragment, { color, base, opacity: { value: hides } })
  material.transparent = true
  material.depthWrite = false
  material.side = FrontSide
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 1
  mesh.onBeforeRender = () => { material.colorWrite = !shared.picking.value }
  return mesh
}

export class Solids {
  readonly group = new Group()
  private meshes: (Mesh | null)[] = [] // by the number of the shape; balls have none
  readonly colors: Vector3[] = []

  constructor(shared: Shared, private scene: Packet<SceneHeader>) {
    const points = scene.blocks.get('point') as Float32Array, normals = scene.blocks.get('normal') as Int8Array
    const triangles = scene.blocks.get('triangle') as Uint32Array
    const shapes = scene.header.shapes ?? []
    const bodies = 1 + Math.max(-1, ...shapes.map(s => s.body))
    shapes.forEach((s, k) => {
      const color = toVector(s.body < 0 ? wallColor : bodies > fewBodies ? crowdColor : bodyColors[s.body % bodyColors.length])
      this.colors.push(color)
      if (s.radius !== undefined) {
        this.meshes.push(null)
        return
      }
      const [p, n] = s.points, [t, m] = s.triangles
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(points.subarray(3 * p, 3 * (p + n)), 3))
      geometry.setAttribute('normal', new BufferAttribute(normals.subarray(4 * p, 4 * (p + n)), 4, true))
      geometry.setIndex(new BufferAttribute(triangles.subarray(3 * t, 3 * (t + m)), 1))
      const material = makeMaterial(shared, solidVertex, solidFragment, { color: { value: color }, opacity: { value: 1 }, base: { value: k } })
      const mesh = new Mesh(geometry, material)
      mesh.frustumCulled = false
      if (s.seen === front) material.side = FrontSide
      if (s.seen === within) {
        material.side = BackSide
        mesh.add(pane(shared, geometry, material))
      }
      this.meshes.push(mesh)
      this.group.add(mesh)
    })
  }

  // pose places shapes: the numbers of those that poses are of, and seven numbers for each.
  pose(numbers: number[], poses: Float32Array): void {
    numbers.forEach((k, i) => {
      const mesh = this.meshes[k], at = 7 * i
      if (!mesh) return
      mesh.position.set(poses[at], poses[at + 1], poses[at + 2])
      mesh.quaternion.set(poses[at + 3], poses[at + 4], poses[at + 5], poses[at + 6])
    })
  }

  // floors are the normals of walls that are seen from above only.
  floors(up: Vector3): Vector3[] {
    const normals = this.scene.blocks.get('normal') as Int8Array
    const list = (this.scene.header.shapes ?? []).flatMap((s, k) => (s.seen === front ? [new Vector3().fromArray(normals, 4 * s.points[0]).applyQuaternion(this.meshes[k]!.quaternion).normalize()] : []))
    return list.filter(n => n.dot(up) > 0.1)
  }

  setBase(base: number): void {
    this.each((m, k) => { m.uniforms.base.value = base + k })
  }

  show(visible: (k: number) => boolean): void {
    this.meshes.forEach((m, k) => { if (m) m.visible = visible(k) })
  }

  choose(number: number): void {
    this.each((m, k) => { m.uniforms.color.value = k === number ? toVector('#ff5a1a') : this.colors[k] })
  }

  private each(visit: (m: RawShaderMaterial, k: number) => void): void {
    this.meshes.forEach((m, k) => { if (m) visit(m.material as RawShaderMaterial, k) })
  }

  dispose(): void {
    for (const m of this.meshes) {
      m?.geometry.dispose()
      for (const each of m ? [m, ...(m.children as Mesh[])] : []) (each.material as RawShaderMaterial).dispose()
    }
    this.group.removeFromParent()
  }
}
