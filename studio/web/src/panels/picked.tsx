// What is picked, with its exact values; and the distance to what was marked before.

import { showObject } from '../model'
import { hello, measured, picked, pickedItem } from '../state'
import type { Item } from '../wire'
import { exact } from '../format'

const valueOf = (v: Item['rows'][number]['value']) => (Array.isArray(v) ? v.map(exact).join(', ') : typeof v === 'number' || v === null ? exact(v) : v)

export function PickedPanel() {
  const item = pickedItem.value, from = measured.value
  if (!item) return null
  const distance = from ? Math.hypot(...item.at.map((x, i) => x - from.at[i])) : 0
  return (
    <section class="picked" aria-label="Picked" aria-live="polite">
      <header>
        <h2>{item.title}</h2>
        <button onClick={() => { picked.value = null }} aria-label="Close">×</button>
      </header>
      <table>
        <tbody>
          {item.rows.map(r => <tr><th scope="row">{r.name}</th><td>{valueOf(r.value)}{r.unit ? ` ${r.unit}` : ''}</td></tr>)}
          {from && <tr><th scope="row">distance to {from.title}</th><td class="distance">{exact(distance)} m</td></tr>}
        </tbody>
      </table>
      <button onClick={() => { measured.value = item }}>Measure from here (M)</button>
      {hello.value?.models && item.object && <button onClick={() => showObject(item.object)}>Show {item.object} in the model</button>}
      {from && <button onClick={() => { measured.value = null }}>Measure no more</button>}
    </section>
  )
}
