// Materials of our shaders, which share what all of them need: the size of the picture, the cut, whether it is drawn to be picked in, and the colour map.

import { DataTexture, DoubleSide, GLSL3, LinearFilter, RawShaderMaterial, RGBAFormat, Texture, Vector2, Vector4 } from 'three'
import { matrices, shrinkFragment, shrinkVertex } from './shaders'

export interface Shared {
  viewport: { value: Vector2 }; pixelRatio: { value: number }; clipPlane: { value: Vector4 }; picking: { value: boolean }; covering: { value: boolean }; ramp: { value: DataTexture }
}

export const noClip = new Vector4(0, 0, 0, 1)

export function sharedUniforms(ramp: string[]): Shared {
  const texture = new DataTexture(texelsOf(ramp), ramp.length, 1, RGBAFormat)
  texture.magFilter = texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return { viewport: { value: new Vector2(1, 1) }, pixelRatio: { value: 1 }, clipPlane: { value: noClip.clone() }, picking: { value: false }, covering: { value: false }, ramp: { value: texture } }
}

const texelsOf = (ramp: string[]) => new Uint8Array(ramp.flatMap(c => [1, 3, 5].map(i => parseInt(c.slice(i, i + 2), 16)).concat(255)))

// setRamp has quantities shown in other colours, as many as before.
export function setRamp(shared: Shared, ramp: string[]): void {
  shared.ramp.value.image.data!.set(texelsOf(ramp))
  shared.ramp.value.needsUpdate = true
}

type Uniforms = Record<string, { value: unknown }>

// makeMaterial joins shared uniforms with those of a material. The extension, if any, is one of the fragment shader.
export function makeMaterial(shared: Shared, vertex: string, fragment: string, own: Uniforms, defines: Record<string, string> = {}, fragmentStart = ''): RawShaderMaterial {
  const precision = 'precision highp float;\nprecision highp int;\nprecision highp sampler2D;\n'
  return new RawShaderMaterial({
    glslVersion: GLSL3, vertexShader: precision + matrices + vertex, fragmentShader: fragmentStart + precision + fragment,
    uniforms: { ...shared, ...own } as Uniforms as any, defines, side: DoubleSide,
  })
}

// makeShrinking makes the material that shows a picture in fewer pixels.
export function makeShrinking(seen: Texture): RawShaderMaterial {
  return new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: shrinkVertex, fragmentShader: 'precision highp float;\n' + shrinkFragment, uniforms: { seen: { value: seen } }, depthTest: false, depthWrite: false })
}
