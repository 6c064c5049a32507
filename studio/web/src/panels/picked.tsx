// What is picked, with its exact values; the distance to what was marked before, and the angle between two of those.

import { showObject } from '../model'
import { allDigits, hello, measured, picked, pickedItem, run } from '../state'
import type { Item } from '../wire'
import { exact, rounded } from '../format'
import { showRequests } from './plots'

type Value = Item['rows'][number]['value']

const textOf = (v: Value, write: typeof exact) => (Array.isArray(v) ? v.map(write).join(', ') : typeof v === 'number' || v === null ? write(v) : v)

// Row is a value with its unit: in few digits, or in all of them, which the pointer always tells.
function Row({ name, value, unit, kind }: { name: string; value: Value; unit: string; kind?: string }) {
  const few = textOf(value, rounded), all = textOf(value, exact)
  return <tr><th scope="row">{name}</th><td class={kind} title={few === all ? undefined : all}>{allDigits.value ? all : few}{unit}</td></tr>
}

const vector = (from: Item, to: Item) => to.at.map((x, i) => x - from.at[i])
const dot = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * b[i], 0)

// angleAt is the angle in degrees between the ways from one thing to two others; NaN where one of these is where it is.
export function angleAt(from: Item, a: Item, b: Item): number {
  const u = vector(from, a), v = vector(from, b)
  const across = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
  return Math.hypot(...u) > 0 && Math.hypot(...v) > 0 ? (Math.atan2(across, dot(u, v)) * 180) / Math.PI : NaN
}

// measure has what is picked next measured from what is picked now, and from what was before it.
export function measure(): void {
  if (pickedItem.value) measured.value = [...measured.value, pickedItem.value].slice(-2)
}

export function PickedPanel() {
  const item = pickedItem.value
  if (!item) return null
  const marks = measured.value, last = marks.at(-1), requests = item.requests ?? []
  return (
    <section class="picked" aria-label="Picked" aria-live="polite">
      <header>
        <h2>{item.title}</h2>
        <button onClick={() => { picked.value = null }} aria-label="Close">×</button>
      </header>
      <table>
        <tbody>
          {item.rows.map(r => <Row name={r.name} value={r.value} unit={r.unit ? ` ${r.unit}` : ''} />)}
          {last && <Row name={`distance to ${last.title}`} value={Math.hypot(...vector(last, item))} unit=" m" kind="distance" />}
          {marks.length === 2 && <Row name={`angle at ${marks[1].title}, from ${marks[0].title}`} value={angleAt(marks[1], marks[0], item)} unit="°" kind="angle" />}
        </tbody>
      </table>
      <button onClick={measure}>Measure from here (M)</button>
      {requests.length > 0 && run.value?.id !== 'preview' && <button onClick={() => showRequests(requests)}>Plot {requests.join(', ')}</button>}
      {hello.value?.models && item.object && <button onClick={() => void showObject(item.title, item.object)}>Show {item.object} in the model</button>}
      {last && <button onClick={() => { measured.value = [] }}>Measure no more</button>}
      <button aria-pressed={allDigits.value} onClick={() => { allDigits.value = !allDigits.value }}>All digits</button>
    </section>
  )
}
