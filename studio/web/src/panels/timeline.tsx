// The time line: frames, events on it, and playing.

import { frameNumber, playing, run, speed, times } from '../state'
import { go, play } from '../player'
import { seconds } from '../format'

const mostMarks = 500

export function Timeline() {
  const list = times.value
  if (list.length < 2) return null
  const first = list[0], last = list[list.length - 1]
  const events = (run.value?.events ?? []).filter(e => e.time >= first && e.time <= last)
  const place = (t: number) => `${(100 * (t - first)) / Math.max(last - first, 1e-300)}%`
  return (
    <footer class="timeline" aria-label="Time">
      <button onClick={() => go(0)} aria-label="To the first frame" title="Home">«</button>
      <button onClick={play} aria-label={playing.value ? 'Pause' : 'Play'} title="Space" class="play">{playing.value ? '⏸' : '▶'}</button>
      <button onClick={() => go(list.length - 1)} aria-label="To the last frame" title="End">»</button>
      <div class="track">
        <input type="range" min={0} max={list.length - 1} step={1} value={frameNumber.value} aria-label="Frame"
          aria-valuetext={seconds(list[frameNumber.value] ?? 0)} onInput={e => go(e.currentTarget.valueAsNumber)} />
        <div class="events" aria-hidden="true">
          {events.slice(0, mostMarks).map(e => <span class={`mark ${e.kind}`} style={{ left: place(e.time) }} title={`${e.kind}: ${e.name} at ${e.time} s`} />)}
        </div>
      </div>
      <output>{frameNumber.value + 1} / {list.length}</output>
      <label>Speed{' '}
        <select value={speed.value} onChange={e => { speed.value = Number(e.currentTarget.value) }}>
          {[0.1, 0.25, 0.5, 1, 2].map(s => <option value={s}>{s} ×</option>)}
        </select>
      </label>
    </footer>
  )
}
