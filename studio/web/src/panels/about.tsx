// What is known of the run: where it is, how it ended, what it warned of, and which of its states can be gone on from.

import { useEffect, useState } from 'preact/hooks'
import { modelName, problems } from '../model'
import { runModel } from './model'
import { frame, hello, run, scene } from '../state'
import { getJSON } from '../wire'
import { short } from '../format'
import { frames } from '../frames'
import { goTime } from '../player'

const again = 1500 // ms, after which states may have been added

function Saved({ id }: { id: string }) {
  const [times, setTimes] = useState<number[]>([])
  useEffect(() => {
    const look = () => getJSON<number[]>(`runs/${id}/saved`).then(setTimes, () => setTimes([]))
    void look()
    const timer = setInterval(() => { if (!document.hidden && run.value?.live) void look() }, again)
    return () => clearInterval(timer)
  }, [id, run.value?.live])
  if (times.length === 0) return null
  return (
    <section aria-label="Saved states">
      <h2>Saved states</h2>
      <p>A branch runs {modelName.value}, as it is now, from such a state on, into a folder of its own. It may have other coefficients of forces, nets and contacts.</p>
      <ul class="saved">{times.map(t => (
        <li>t = {short(t, 6)} s <button disabled={problems.value.length > 0} onClick={() => void runModel({ branch: id, time: t })}>Branch from here</button></li>
      ))}</ul>
    </section>
  )
}

const mostEvents = 500 // that are listed

function Events() {
  const list = run.value!.events
  if (list.length === 0) return null
  return (
    <details class="happened">
      <summary>{list.length} events</summary>
      <ul>{list.slice(0, mostEvents).map(e => <li><button onClick={() => goTime(e.time)}>{e.kind}: {e.name} at {short(e.time, 6)} s</button></li>)}</ul>
    </details>
  )
}

export function AboutRun() {
  const r = run.value
  if (!r) return null
  const s = r.summary
  return (
    <>
      <table class="facts">
        <tbody>
          <tr><th scope="row">folder</th><td>{r.path}</td></tr>
          {s && <tr><th scope="row">status</th><td>{s.status}{s.time?.until ? ` at ${short(s.time.end, 6)} s of ${short(s.time.until, 6)} s` : ''}</td></tr>}
          {!r.live && <tr><th scope="row">frames</th><td>{r.times.length}</td></tr>}
          <tr><th scope="row">particles</th><td>{frame.value?.header.particles ?? 0}</td></tr>
          <tr><th scope="row">shapes, links</th><td>{scene.value?.header.shapes?.length ?? 0}, {scene.value?.header.links?.length ?? 0}</td></tr>
          {!r.live && <tr><th scope="row">events</th><td>{r.events.length}</td></tr>}
          <tr><th scope="row">frames in memory</th><td>{short(frames.bytes / (1 << 20), 2)} MB of {frames.most / (1 << 20)} MB</td></tr>
        </tbody>
      </table>
      {s?.origin && <p>Begun with the state of {s.origin.folder} at t = {short(s.origin.time, 6)} s.</p>}
      {(s?.changes ?? []).map(c => <p>{c.what}</p>)}
      {s?.error && <p class="error">{s.error}</p>}
      {(s?.warnings ?? []).map(w => <p class="warning">{w}</p>)}
      <Events />
      {hello.value?.models && r.id !== 'preview' && <Saved id={r.id} />}
    </>
  )
}
