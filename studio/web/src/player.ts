// The player: brings the wanted frame onto the stage, keeps frames that have come, and plays.

import { batch, effect } from '@preact/signals'
import { frames } from './frames'
import { contactMode, frame, frameNumber, keepCamera, message, picked, pickedItem, playing, progress, run, runs, scalar, scene, seenRange, speed, times } from './state'
import { answering, getJSON, getLook, getPacket, NoAnswer } from './wire'
import type { About, FrameHeader, Item, Packet, Progress, RunName, SceneHeader } from './wire'

export async function fetchFrame(about: About, k: number): Promise<Packet<FrameHeader>> {
  const key = `${about.id}/${about.version ?? 0}/${k}/${scalar.value}`
  const have = frames.get(key)
  if (have) return have
  const p = await getPacket<FrameHeader>(`runs/${about.id}/frames/${k}?scalar=${encodeURIComponent(scalar.value)}`)
  frames.keep(key, p)
  return p
}

export async function refreshRuns(): Promise<void> {
  runs.value = await getJSON<RunName[]>('runs')
}

// openRun shows a run from a frame on, or as it is while it is under way.
export async function openRun(id: string, k = 0, follow = true): Promise<void> {
  following?.abort()
  following = null
  turn++
  opening++
  try {
    const next = await getJSON<About>(`runs/${id}`)
    if (next.live && follow) {
      void followRun(next)
      return
    }
    frames.clear()
    const at = Math.max(0, Math.min(k, next.times.length - 1))
    const [nextScene] = next.times.length > 0 ? await Promise.all([getPacket<SceneHeader>(`runs/${id}/scene`), fetchFrame(next, at)]) : [null]
    batch(() => {
      run.value = { ...next, live: false }
      progress.value = null
      keepCamera.value = false
      scene.value = nextScene
      frame.value = null
      picked.value = pickedItem.value = null
      seenRange.value = null
      playing.value = false
      frameNumber.value = at
      const known = nextScene?.header.scalars?.map(s => s.name) ?? []
      if (scalar.value !== '' && !known.includes(scalar.value)) scalar.value = known.includes('speed') ? 'speed' : ''
      message.value = ''
    })
  } catch (e) {
    message.value = String((e as Error).message)
  } finally {
    opening--
  }
}

// What was asked for last is shown, whatever comes last; and a picture of a model that is being written never takes the place of a run.
let turn = 0
let opening = 0

// previewed shows the picture of a model, under a number that changes with it.
export async function previewed(name: string, version: number, keep: boolean): Promise<void> {
  const mine = ++turn
  if (keep && opening > 0) return
  const next: About = { id: 'preview', name, path: name, title: '', times: [0], events: [], tables: [], live: false, summary: null, version }
  const [nextScene] = await Promise.all([getPacket<SceneHeader>('runs/preview/scene'), fetchFrame(next, 0)])
  if (mine !== turn || keep && (opening > 0 || run.value && run.value.id !== 'preview')) return
  following?.abort()
  following = null
  batch(() => {
    run.value = next
    progress.value = null
    keepCamera.value = keep
    scene.value = nextScene
    frameNumber.value = 0
    seenRange.value = null
    if (!keep) picked.value = pickedItem.value = null
  })
}

let drawn = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done))

// drawnBy says who knows when what is shown has been drawn.
export const drawnBy = (who: typeof drawn) => { drawn = who }

// A run under way is followed: the newest picture is asked for when the last one has been drawn, so that a slow page asks seldom, and a hidden one not at all.
let following: AbortController | null = null
let asking: AbortController | null = null // what is to be seen of it

// seenByUser waits until the page is not hidden.
async function seenByUser(): Promise<void> {
  while (document.hidden) await new Promise(done => setTimeout(done, 200))
}

async function followRun(about: About): Promise<void> {
  const mine = (following = new AbortController())
  const before = run.value, beforeAt = frameNumber.value
  const at = `runs/${about.id}/live`
  batch(() => {
    run.value = about
    if (before?.id !== 'preview') scene.value = frame.value = null // the model's picture stays until the run has one
    progress.value = seenRange.value = picked.value = pickedItem.value = null
    playing.value = false
    message.value = ''
  })
  void followProgress(about.id, mine.signal)
  try {
    await seenByUser()
    const first = await getLook<SceneHeader>(`${at}/scene`, mine.signal)
    if (first) {
      batch(() => {
        keepCamera.value = false
        scene.value = first.packet
        frame.value = null
      })
      for (let number = 0; ;) {
        await seenByUser()
        const asked = (asking = new AbortController())
        const query = `after=${number}&scalar=${encodeURIComponent(scalar.value)}${contactMode.value ? '&contacts=1' : ''}`
        const look = await getLook<FrameHeader>(`${at}/frame?${query}`, AbortSignal.any([mine.signal, asked.signal])).catch(e => {
          if (asked.signal.aborted && !mine.signal.aborted) return 'again' as const
          throw e
        })
        if (look === 'again') {
          number = 0 // what was seen last, with what is wanted now
          continue
        }
        if (!look || mine.signal.aborted) break
        number = look.number
        showFrame(look.packet)
        await drawn() // one that came earlier would only be older when it is drawn
      }
    }
    if (mine.signal.aborted) return
    const end = await getJSON<Progress>(`runs/${about.id}/progress`)
    await refreshRuns()
    if (runs.value.some(r => r.id === about.id)) await openRun(about.id, Infinity, false)
    else if (before?.id === 'preview') await previewed(before.name, before.version ?? 0, false) // it could not begin: back to what was there
    else if (before) await openRun(before.id, beforeAt)
    if (end.error) message.value = end.error
  } catch (e) {
    if (mine.signal.aborted) return
    message.value = (e as Error).message
    if (!(e instanceof NoAnswer)) return
    await answering(mine.signal)
    if (!mine.signal.aborted) await openRun(about.id)
  }
}

async function followProgress(id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const p = await getJSON<Progress>(`runs/${id}/progress`)
      if (signal.aborted || run.value?.id !== id || !run.value.live) return
      progress.value = p
    } catch { return }
    await new Promise(done => setTimeout(done, 250))
  }
}

// stopFollowing goes to the frames that a run under way has written.
export const stopFollowing = () => void openRun(run.value!.id, Infinity, false)

function showFrame(p: Packet<FrameHeader>): void {
  batch(() => {
    frame.value = p
    seen(p)
  })
}

// seen widens the range of all frames seen.
export function seen(p: Packet<FrameHeader>): void {
  const s = p.header.scalar, before = seenRange.peek()
  if (s) seenRange.value = before ? [Math.min(before[0], s.min), Math.max(before[1], s.max)] : [s.min, s.max]
}

// The wanted frame is brought onto the stage, one at a time: while one is on its way others are passed over, and the newest wanted comes next.
let busy = false
let brought = Promise.resolve() // when it is no longer busy
async function bring(): Promise<void> {
  if (busy) return
  busy = true
  try {
    for (;;) {
      const about = run.value, k = frameNumber.value, color = scalar.value
      if (!about || about.live || about.times.length === 0) return
      const p = await fetchFrame(about, k)
      if (run.value !== about) continue
      showFrame(p)
      if (run.value === about && frameNumber.value === k && scalar.value === color) return
    }
  } catch (e) {
    message.value = String((e as Error).message)
  } finally {
    busy = false
  }
}

// shown brings a frame onto the stage and waits until it is there. The next one is asked for meanwhile.
export async function shown(k: number): Promise<void> {
  frameNumber.value = k
  while (busy) await brought
  if (frame.value?.header.time !== times.value[k]) throw new Error(message.value)
  if (k + 1 < times.value.length) void fetchFrame(run.value!, k + 1).catch(() => {}) // whoever wants it is told
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

// While playing, the next frame is wanted when a thirtieth of a second has passed since the last one was due, and the last one is there. Screens are refreshed at moments that jitter: up to
// 4 ms early is due, as else every other frame would wait for one refresh more.
let due = 0
function tick(now: number): void {
  if (!playing.value) return
  const period = 1000 / 30 / speed.value
  if (!busy && now >= due - 4) {
    due = now - due > period ? now + period : due + period
    if (frameNumber.value >= times.value.length - 1) {
      playing.value = false
      return
    }
    frameNumber.value++
  }
  requestAnimationFrame(tick)
}

const itemOf = (kind: string, number: number): Promise<Item> =>
  getJSON<Item>(`runs/${run.value!.id}/${run.value!.live ? 'live' : `frames/${frameNumber.value}`}/item?kind=${kind}&number=${number}`)

// particleOf is the number in the frame of the particle with an identifier, or -1. Particles stand in the order of their identifiers, from 0.
export async function particleOf(identifier: number): Promise<number> {
  let low = 0, high = Math.min(identifier, (frame.value?.header.particles ?? 0) - 1)
  for (let at = high; low <= high; at = (low + high) >> 1) {
    const found = Number((await itemOf('particle', at)).rows.find(r => r.name === 'identifier')?.value)
    if (found === identifier) return at
    if (found < identifier) low = at + 1
    else high = at - 1
  }
  return -1
}

// What is picked is described as it is in the frame that is shown, one description after the other: that of the newest frame comes next.
let describing = false
async function describe(): Promise<void> {
  if (!picked.value) pickedItem.value = null
  if (describing) return
  describing = true
  try {
    for (;;) {
      const p = picked.value, about = run.value, k = frameNumber.value, seen = frame.value
      if (!p || !about) return
      const item = await itemOf(p.kind, p.number)
      if (picked.value !== p || run.value !== about || frameNumber.value !== k) continue
      pickedItem.value = item
      if (!about.live || frame.value === seen) return
    }
  } catch (e) {
    if (picked.value) message.value = String((e as Error).message)
  } finally {
    describing = false
  }
}

effect(() => {
  void run.value, frameNumber.value, scalar.value
  if (!busy) brought = bring()
})
effect(() => {
  void scalar.value, contactMode.value
  asking?.abort()
})
effect(() => { if (playing.value) requestAnimationFrame(tick) })
effect(() => {
  void picked.value, frameNumber.value
  if (run.value?.live) void frame.value
  void describe()
})
