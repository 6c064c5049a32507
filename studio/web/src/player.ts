// The player: brings the wanted frame onto the stage, keeps frames that have come, and plays.

import { batch, effect } from '@preact/signals'
import { frame, frameNumber, hello, message, picked, pickedItem, playing, run, runs, scalar, scene, seenRange, speed, times } from './state'
import { getJSON, getPacket } from './wire'
import type { About, FrameHeader, Hello, Item, Packet, RunName, SceneHeader } from './wire'

// Frames are kept up to so many bytes, those that were used last.
const mostBytes = 512 << 20
const kept = new Map<string, Packet<FrameHeader>>()
let bytes = 0

export const keptBytes = () => bytes

function keep(key: string, p: Packet<FrameHeader>): void {
  kept.set(key, p)
  bytes += p.bytes
  for (const [old, packet] of kept) {
    if (bytes <= mostBytes || old === key) break
    kept.delete(old)
    bytes -= packet.bytes
  }
}

function clear(): void {
  kept.clear()
  bytes = 0
}

async function fetchFrame(k: number): Promise<Packet<FrameHeader>> {
  const key = `${run.value!.id}/${k}/${scalar.value}`
  const have = kept.get(key)
  if (have) {
    kept.delete(key) // and to the end of those that were used
    kept.set(key, have)
    return have
  }
  const p = await getPacket<FrameHeader>(`runs/${run.value!.id}/frames/${k}?scalar=${encodeURIComponent(scalar.value)}`)
  if (!kept.has(key)) keep(key, p)
  return p
}

export async function start(): Promise<void> {
  hello.value = await getJSON<Hello>('hello')
  runs.value = await getJSON<RunName[]>('runs')
  const wanted = new URLSearchParams(location.hash.slice(1))
  const first = runs.value.find(r => r.id === wanted.get('run')) ?? runs.value[0]
  if (wanted.has('color')) scalar.value = wanted.get('color')!
  if (first) await openRun(first.id, Number(wanted.get('k') ?? 0))
}

// openRun shows a run from a frame on.
export async function openRun(id: string, k = 0): Promise<void> {
  try {
    const next = await getJSON<About>(`runs/${id}`)
    clear()
    const nextScene = next.times.length > 0 ? await getPacket<SceneHeader>(`runs/${id}/scene`) : null
    batch(() => {
      run.value = next
      scene.value = nextScene
      frame.value = null
      picked.value = pickedItem.value = null
      seenRange.value = null
      playing.value = false
      frameNumber.value = Math.max(0, Math.min(k, next.times.length - 1))
      const known = nextScene?.header.scalars.map(s => s.name) ?? []
      if (scalar.value !== '' && !known.includes(scalar.value)) scalar.value = known.includes('speed') ? 'speed' : ''
      message.value = next.times.length === 0 ? 'This run has no frames: "outputs: {frames: 20 ms}" in its model writes some.' : ''
    })
  } catch (e) {
    message.value = String((e as Error).message)
  }
}

// The wanted frame is brought onto the stage, one at a time: while one is on its way others are passed over, and the newest wanted comes next.
let busy = false
async function bring(): Promise<void> {
  if (busy) return
  busy = true
  try {
    for (;;) {
      const about = run.value, k = frameNumber.value, color = scalar.value
      if (!about || about.times.length === 0) return
      const p = await fetchFrame(k)
      if (run.value !== about) continue
      batch(() => {
        frame.value = p
        const s = p.header.scalar
        if (s) {
          const seen = seenRange.value
          seenRange.value = seen ? [Math.min(seen[0], s.min), Math.max(seen[1], s.max)] : [s.min, s.max]
        }
      })
      if (run.value === about && frameNumber.value === k && scalar.value === color) return
    }
  } catch (e) {
    message.value = String((e as Error).message)
  } finally {
    busy = false
  }
}

export function setScalar(name: string): void {
  batch(() => {
    scalar.value = name
    seenRange.value = null
  })
}

export function go(k: number): void {
  frameNumber.value = Math.max(0, Math.min(Math.round(k), times.value.length - 1))
}

// goTime goes to the frame nearest to a time.
export function goTime(t: number): void {
  let best = 0
  times.value.forEach((x, i) => { if (Math.abs(x - t) < Math.abs(times.value[best] - t)) best = i })
  go(best)
}

export function play(): void {
  if (!playing.value && frameNumber.value >= times.value.length - 1) go(0)
  playing.value = !playing.value
}

// While playing, the next frame is wanted when a thirtieth of a second has passed and the last one is there.
let last = 0
function tick(now: number): void {
  if (!playing.value) return
  if (!busy && now - last >= 1000 / 30 / speed.value) {
    last = now
    if (frameNumber.value >= times.value.length - 1) {
      playing.value = false
      return
    }
    frameNumber.value++
  }
  requestAnimationFrame(tick)
}

async function describe(): Promise<void> {
  const p = picked.value, about = run.value, k = frameNumber.value
  if (!p || !about) {
    pickedItem.value = null
    return
  }
  try {
    const item = await getJSON<Item>(`runs/${about.id}/frames/${k}/item?kind=${p.kind}&number=${p.number}`)
    if (picked.value === p && frameNumber.value === k) pickedItem.value = item
  } catch (e) {
    message.value = String((e as Error).message)
  }
}

effect(() => {
  void run.value, frameNumber.value, scalar.value
  void bring()
})
effect(() => { if (playing.value) requestAnimationFrame(tick) })
effect(() => {
  void picked.value, frameNumber.value
  void describe()
})
effect(() => {
  if (!run.value) return
  const hash = new URLSearchParams({ run: run.value.id, k: String(frameNumber.value), color: scalar.value })
  history.replaceState(null, '', '#' + hash)
})
