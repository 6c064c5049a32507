// The other run that is compared with: its frame nearest in time to the one that is shown.

import { batch, effect } from '@preact/signals'
import { frame, message, other, otherFrame, otherScene, run, scalar, sideBySide } from './state'
import { fetchFrame, seen } from './player'
import { getJSON, getPacket } from './wire'
import type { About, SceneHeader } from './wire'

let about: About | null = null // of the run in the other picture

// nearest is the number of the time that is nearest to another.
export function nearest(times: number[], t: number): number {
  let best = 0
  times.forEach((x, k) => { if (Math.abs(x - t) < Math.abs(times[best] - t)) best = k })
  return best
}

effect(() => {
  const id = sideBySide.value && other.value !== run.value?.id ? other.value : ''
  batch(() => { otherScene.value = otherFrame.value = null })
  about = null
  if (id) void open(id).catch(fail)
})

async function open(id: string): Promise<void> {
  const next = await getJSON<About>(`runs/${id}`)
  if (next.times.length === 0) return
  const scene = await getPacket<SceneHeader>(`runs/${id}/scene`)
  if (other.peek() !== id || !sideBySide.peek()) return
  about = next
  otherScene.value = scene
  await bring()
}

// bring brings the frame of the time that is shown, one after the other: the newest wanted comes next.
let busy = false
async function bring(): Promise<void> {
  if (busy) return
  busy = true
  try {
    for (let shown = ''; about;) {
      const of = about, k = nearest(of.times, frame.peek()?.header.time ?? 0), wanted = `${of.id} ${k} ${scalar.peek()}`
      if (wanted === shown) return
      const p = await fetchFrame(of, k)
      if (about !== of) continue
      batch(() => {
        otherFrame.value = p
        seen(p)
      })
      shown = wanted
    }
  } finally {
    busy = false
  }
}

effect(() => {
  void frame.value, scalar.value
  if (about) void bring().catch(fail)
})

const fail = (e: unknown) => { message.value = (e as Error).message }
