// Particles that are polyhedra: the shapes that a frame has of them, each drawn once for all particles that have it. Spheres are told not to draw these.

import { BufferAttribute, Group, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, Vector3 } from 'three'
import type { RawShaderMaterial } from 'three'
import { makeMaterial } from './material'
import type { Shared } from './material'
import { polyhedronFragment, polyhedronVertex } from './shaders'
import type { Spheres } from './spheres'
import type { FrameHeader, Packet } from '../wire'

// widths are how many numbers of each kind an instance has, and whether the whole range of their type stands for 0 to 1.
const widths = { place: [4, true], turn: [4, true], size: [1, false], scalar: [1, true], group: [1, false], index: [1, false] } as const

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array

export class Polyhedra {
  readonly object = new Group()

  constructor(private shared: Shared, private uniforms: Spheres['uniforms']) {}

  // place takes those of a frame, and returns the places of its particles, with the radius 0 for each of them.
  place(frame: Packet<FrameHeader>, places: Uint16Array | Float32Array): Uint16Array | Float32Array {
    this.dispose()
    const solids = frame.blocks.get('solid') as Uint32Array | undefined
    if (!solids) return places
    const spheres = places.slice(), of = new Map<number, number[]>() // by the shape
    for (let i = 0; i < solids.length; i += 2) {
      spheres[4 * solids[i] + 3] = 0
      const list = of.get(solids[i + 1])
      if (list) list.push(i / 2)
      else of.set(solids[i + 1], [i / 2])
    }
    const n = frame.header.particles, none = new Uint16Array(n)
    const ofParticle = { place: places, scalar: frame.blocks.get('scalar') ?? none, group: frame.blocks.get('group') ?? none, index: Float32Array.from(none, (_, k) => k) } as Record<string, Numbers>
    const ofSolid = { turn: frame.blocks.get('turn'), size: frame.blocks.get('size') } as Record<string, Numbers>
    const material = makeMaterial(this.shared, polyhedronVertex, polyhedronFragment, this.uniforms)
    for (const [shape, list] of of) {
      const geometry = facetsOf(frame, shape)
      for (const [name, [width, normalized]] of Object.entries(widths)) {
        const from = ofParticle[name] ?? ofSolid[name], array = new (from.constructor as new (n: number) => Numbers)(width * list.length)
        list.forEach((s, i) => {
          const k = name in ofParticle ? solids[2 * s] : s
          array.set(from.subarray(width * k, width * (k + 1)), width * i)
        })
        geometry.setAttribute(name, new InstancedBufferAttribute(array, width, normalized && !(array instanceof Float32Array)))
      }
      geometry.instanceCount = list.length
      const mesh = new Mesh(geometry, material)
      mesh.frustumCulled = false
      this.object.add(mesh)
    }
    return spheres
  }

  dispose(): void {
    for (const mesh of this.object.children as Mesh[]) {
      mesh.geometry.dispose()
      ;(mesh.material as RawShaderMaterial).dispose()
    }
    this.object.clear()
  }
}

// facetsOf is the geometry of a shape, each of whose facets has corners of its own.
function facetsOf(frame: Packet<FrameHeader>, shape: number): InstancedBufferGeometry {
  const corners = frame.blocks.get('corner') as Float32Array, facets = frame.blocks.get('facet') as Uint32Array
  const [first, count] = (frame.blocks.get('facets') as Uint32Array).subarray(2 * shape, 2 * shape + 2)
  const positions = new Float32Array(9 * count), normals = new Float32Array(9 * count)
  for (let f = 0; f < count; f++) {
    const [a, b, c] = [0, 1, 2].map(j => new Vector3().fromArray(corners, 3 * facets[3 * (first + f) + j]))
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize()
    ;[a, b, c].forEach((p, j) => {
      p.toArray(positions, 9 * f + 3 * j)
      normal.toArray(normals, 9 * f + 3 * j)
    })
  }
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  return geometry
}
