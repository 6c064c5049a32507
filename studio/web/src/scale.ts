// The scale of colours: from the 16 bits that a frame has of a quantity to a place in the colour map, and how many particles lie beyond its ends or have no value.

import { count } from './format'
import type { ScalarRange } from './wire'

export interface Scale { range: [number, number]; logarithmic: boolean }
export interface Beyond { below: number; above: number; missing: number }

const largest = 65534 // of the 16 bits: it stands for the largest value, and the number after it for what is none
export const missingColor = '#8c8c8c'

// A logarithmic scale of what reaches down to zero, or below it, begins at this part of its end.
const decades = 1e-4

// positive is the range of a scale, from above zero where it is logarithmic. One without positive values can only be linear.
export function positive({ range: [low, high], logarithmic }: Scale): Scale {
  return { range: [logarithmic && high > 0 && low <= 0 ? high * decades : low, high], logarithmic: logarithmic && high > 0 }
}

// middle is the value in the middle of a scale.
export function middle(scale: Scale): number {
  const { range: [low, high], logarithmic } = positive(scale)
  return logarithmic ? Math.sqrt(low * high) : (low + high) / 2
}

// steps are what the shader needs: from the 16 bits, as a part of 65535, by factor and offset to x; and what the logarithm of x is multiplied by, 0 where x is the place itself.
export function steps(s: ScalarRange, scale: Scale): { factor: number; offset: number; logarithm: number } {
  const { range: [low, high], logarithmic } = positive(scale)
  const span = ((s.max - s.min) * 65535) / largest
  if (!(high > low)) return { factor: 0, offset: 0.5, logarithm: 0 } // all have one value: the middle of the colours
  if (logarithmic) return { factor: span / low, offset: s.min / low, logarithm: 1 / Math.max(Math.log(high / low), 1e-30) }
  return { factor: span / (high - low), offset: (s.min - low) / (high - low), logarithm: 0 }
}

// countBeyond counts the particles of a frame that a scale does not show as they are.
export function countBeyond(values: Uint16Array, s: ScalarRange, scale: Scale): Beyond {
  const [low, high] = positive(scale).range, part = (s.max - s.min) / largest
  const place = (x: number) => (part > 0 ? (x - s.min) / part : x > s.min ? Infinity : x < s.min ? -Infinity : 0)
  const first = place(low) - 0.5, last = place(high) + 0.5
  const out = { below: 0, above: 0, missing: 0 }
  for (let i = 0; i < values.length; i++) {
    const v = values[i]
    if (v > largest) out.missing++
    else if (v < first) out.below++
    else if (v > last) out.above++
  }
  return out
}

// beyondText tells what a scale does not show; "" where it shows all.
export function beyondText(b: Beyond): string {
  return [b.below > 0 && `${count(b.below)} below`, b.above > 0 && `${count(b.above)} above`].filter(Boolean).join(', ')
}
