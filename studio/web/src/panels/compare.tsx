// Another run beside this one: how far histories differ, and what differs in the models. Its curves are drawn dashed in the plots.

import { effect, signal } from '@preact/signals'
import { message, other, run, runs, sideBySide } from '../state'
import { getJSON } from '../wire'
import { short } from '../format'

interface Comparison {
  columns: { name: string; unit: string; rms: number | null; max: number | null; max_time: number | null; relative: number | null; missing: string }[]
  only_a: string[] | null; only_b: string[] | null; models: string[]
  common: string // times that both have, where one has more
  trouble: string // what could not be compared
}

const found = signal<Comparison | null>(null)

effect(() => {
  const a = run.value, b = other.value
  found.value = null
  if (!a || !b || a.id === 'preview' || a.live) return
  getJSON<Comparison>(`compare?a=${a.id}&b=${b}`).then(c => { if (run.value === a && other.value === b) found.value = c }, e => { message.value = (e as Error).message })
})

const number = (x: number | null) => (x === null ? '–' : short(x))

export function Compare() {
  const c = found.value
  return (
    <>
      <label>With{' '}
        <select value={other.value} onChange={e => { other.value = e.currentTarget.value }}>
          <option value="">no other run</option>
          {runs.value.filter(r => r.id !== run.value?.id).map(r => <option value={r.id}>{r.name}</option>)}
        </select>
      </label>
      {other.value && <label><input type="checkbox" checked={sideBySide.value} onChange={e => { sideBySide.value = e.currentTarget.checked }} /> both pictures, at the same time and seen from the same place</label>}
      {c && (
        <>
          <h2>Models</h2>
          {c.models.length === 0 ? <p>The models are the same.</p> : <ul class="differences">{c.models.map(m => <li>{m}</li>)}</ul>}
          <h2>Histories</h2>
          {c.common !== '' && <p role="status">{c.common}</p>}
          {c.trouble !== '' && <p class="error" role="alert">{c.trouble}</p>}
          <table class="figures">
            <thead><tr><th scope="col">RMS</th><th scope="col">largest</th><th scope="col">at</th><th scope="col">relative</th></tr></thead>
            <tbody>{c.columns.map(d => (
              <>
                <tr><th scope="rowgroup" colSpan={4}>{d.name}</th></tr>
                <tr><td>{number(d.rms)} {d.unit}</td><td>{number(d.max)} {d.unit}</td><td>{number(d.max_time)} s</td><td>{d.missing || number(d.relative)}</td></tr>
              </>
            ))}</tbody>
          </table>
          {[...(c.only_a ?? []), ...(c.only_b ?? [])].length > 0 && <p>Only one has: {[...(c.only_a ?? []), ...(c.only_b ?? [])].join(', ')}</p>}
        </>
      )}
    </>
  )
}
