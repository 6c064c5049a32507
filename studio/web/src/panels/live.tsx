// The bar of a run under way: how far it is, and what steers it.

import { progress, run } from '../state'
import { stopFollowing } from '../player'
import { steer } from '../model'
import { short } from '../format'

export const order = (what: string) => { if (run.value?.live) void steer(run.value.id, what) }

export const pauseOrGo = () => order(progress.value?.paused ? 'go' : 'pause')

const left = (s: number | null) => (s === null || !(s > 0) ? '' : s > 90 ? `${(s / 60).toFixed(1)} min left` : `${s.toFixed(0)} s left`)

export function LiveBar() {
  const p = progress.value
  const paused = p?.paused ?? false
  return (
    <footer class="timeline live" aria-label="Run under way">
      <button onClick={pauseOrGo} title="Space">{paused ? 'Go on' : 'Pause'}</button>
      <button onClick={() => order('step')} title="→">Step</button>
      <button onClick={() => order('checkpoint')}>Save state</button>
      <button onClick={() => order('stop')} title="S">Stop</button>
      <progress value={p?.time ?? 0} max={p?.end || 1} aria-label="Simulated time" />
      <output>{p ? `${short(p.time)} of ${short(p.end)} s, step ${p.steps}${paused ? (p.stands ? ', paused' : ', pausing') : `, ${short(p.rate, 3)} steps/s, ${left(p.remaining)}`}` : 'beginning'}</output>
      <span class="share" title="Part of the run's time that looking at it takes">looking: {p ? (100 * p.share).toFixed(2) : 0} %</span>
      <button onClick={() => stopFollowing()}>Frames so far</button>
    </footer>
  )
}
