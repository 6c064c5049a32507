// The state of the page, as signals: what a panel reads it follows, and nothing else redraws.

import { computed, signal } from '@preact/signals'
import { countBeyond } from './scale'
import type { Beyond, Scale } from './scale'
import type { ContactMode } from './view/contacts'
import type { About, FrameHeader, Hello, Item, Packet, Progress, RunName, SceneHeader } from './wire'

export const hello = signal<Hello | null>(null)
export const runs = signal<RunName[]>([])
export const run = signal<About | null>(null)
export const scene = signal<Packet<SceneHeader> | null>(null)
export const frame = signal<Packet<FrameHeader> | null>(null) // that is shown
export const frameNumber = signal(0) // that is wanted
export const playing = signal(false)
export const speed = signal(1) // of playing: frames in a thirtieth of a second
export const message = signal('') // that tells what went wrong

export const progress = signal<Progress | null>(null) // of a run under way
export const keepCamera = signal(false) // when the scene changes

export const times = computed(() => run.value?.times ?? [])
export const time = computed(() => times.value[frameNumber.value] ?? 0)

// Colours: the quantity of particles, "" for their groups; and its range, of each frame, of all frames seen, as far below zero as above it, or given.
export const scalar = signal('speed')
export const rangeMode = signal<'frame' | 'seen' | 'symmetric' | 'fixed'>('seen')
export const logarithmic = signal(false)
export const fixedRange = signal<[number, number]>([0, 1])
export const seenRange = signal<[number, number] | null>(null) // of all frames seen
export const linkColor = signal<'tension' | 'state'>('tension')

export const other = signal('') // run that is compared with; "" for none
export const sideBySide = signal(true) // it has a picture beside the other one
export const otherScene = signal<Packet<SceneHeader> | null>(null)
export const otherFrame = signal<Packet<FrameHeader> | null>(null)

export const range = computed<[number, number]>(() => {
  const s = frame.value?.header.scalar
  if (rangeMode.value === 'fixed') return fixedRange.value
  const seen = seenRange.value ?? (s ? [s.min, s.max] : [0, 1])
  if (rangeMode.value === 'symmetric') {
    const most = Math.max(Math.abs(seen[0]), Math.abs(seen[1]))
    return [-most, most]
  }
  if (rangeMode.value === 'seen' || !s) return seen
  const o = otherFrame.value?.header.scalar
  return o ? [Math.min(s.min, o.min), Math.max(s.max, o.max)] : [s.min, s.max]
})
export const scale = computed<Scale>(() => ({ range: range.value, logarithmic: logarithmic.value && rangeMode.value !== 'symmetric' }))

// beyond counts the particles of the frame that the scale does not show as they are.
export const beyond = computed<Beyond>(() => {
  const s = frame.value?.header.scalar, values = frame.value?.blocks.get('scalar') as Uint16Array | undefined
  return s && values && scalar.value !== '' ? countBeyond(values, s, scale.value) : { below: 0, above: 0, missing: 0 }
})

export interface Picked { kind: 'particle' | 'shape' | 'link'; number: number }
export const picked = signal<Picked | null>(null)
export const pickedItem = signal<Item | null>(null)
export const hidden = signal<ReadonlySet<string>>(new Set()) // objects that are not drawn

export const contactMode = signal<ContactMode>('') // how contacts of particles are shown
export const contactForce = signal(0) // the largest, N

export const showPanels = signal(true) // that a fluid presses on
export const panelPressure = signal(0) // the largest of all frames seen, Pa

export const showLevel = signal(true) // of the fluid
export const showFlow = signal(true)
export const flowSpeed = signal(0) // the largest of all frames seen, m/s

export const drawsNothing = signal(false) // the browser has no WebGL: the server draws

export const showLegend = signal(true)
export const showHelp = signal(false)
export const panel = signal<'plots' | 'objects' | 'compare' | 'reports' | 'run'>('plots')

// A plane in front of which all is cut away, and the items, at most two, from which what is picked is measured: the distance from the last, and the angle at it.
export const clipPlane = signal<{ normal: [number, number, number]; offset: number } | null>(null)
export const measured = signal<Item[]>([])
export const allDigits = signal(false) // are shown of the values of what is picked
export const tensionRange = signal<[number, number]>([0, 0]) // of the wires of all pictures
export const thinned = signal(1) // of so many particles one is drawn while the picture moves

const dark = matchMedia('(prefers-color-scheme: dark)')
export const darkness = signal(dark.matches)
export const ramp = computed(() => (darkness.value ? hello.value?.dark_ramp : hello.value?.ramp) ?? []) // colours of quantities, from the least
export const lineColor = computed(() => (darkness.value ? '#a3b4c6' : '#2e3d4f')) // of edges and wires that no quantity colours
dark.addEventListener('change', () => { darkness.value = dark.matches })
