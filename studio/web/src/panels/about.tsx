// What is known of the run: where it is, how it ended, what it warned of.

import { frame, run, scene } from '../state'
import { short } from '../format'
import { keptBytes } from '../player'

export function AboutRun() {
  const r = run.value
  if (!r) return null
  const s = r.summary
  return (
    <>
      <table class="facts">
        <tbody>
          <tr><th scope="row">folder</th><td>{r.path}</td></tr>
          {s && <tr><th scope="row">status</th><td>{s.status}</td></tr>}
          <tr><th scope="row">frames</th><td>{r.times.length}</td></tr>
          <tr><th scope="row">particles</th><td>{frame.value?.header.particles ?? 0}</td></tr>
          <tr><th scope="row">shapes, links</th><td>{scene.value?.header.shapes?.length ?? 0}, {scene.value?.header.links?.length ?? 0}</td></tr>
          <tr><th scope="row">events</th><td>{r.events.length}</td></tr>
          <tr><th scope="row">frames in memory</th><td>{short(keptBytes() / 1e6)} MB of 512 MB</td></tr>
        </tbody>
      </table>
      {s?.error && <p class="error">{s.error}</p>}
      {(s?.warnings ?? []).map(w => <p class="warning">{w}</p>)}
    </>
  )
}
