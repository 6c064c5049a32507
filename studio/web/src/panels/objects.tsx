// The list of objects: which are drawn, what is cut away, and what is picked by its name or number.

import { clipPlane, frame, hidden, message, picked, scene } from '../state'
import type { Picked } from '../state'
import { particleOf } from '../player'

const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as Record<string, [number, number, number]>

function Clip() {
  const h = scene.value!.header, plane = clipPlane.value
  const axis = plane ? Object.keys(axes).find(a => axes[a].some((v, i) => v !== 0 && plane.normal[i] !== 0))! : ''
  const at = axis ? 'xyz'.indexOf(axis) : 0
  const sign = plane ? plane.normal[at] : 1
  const set = (a: string, s: number, where: number) => {
    clipPlane.value = a ? { normal: axes[a].map(v => v * s) as [number, number, number], offset: s * where } : null
  }
  const middle = (a: string) => (h.low['xyz'.indexOf(a)] + h.high['xyz'.indexOf(a)]) / 2
  const margin = 0.01 * (h.high[at] - h.low[at])
  return (
    <fieldset>
      <legend>Cut</legend>
      <label>Across{' '}
        <select value={axis} onChange={e => set(e.currentTarget.value, 1, middle(e.currentTarget.value || 'x'))}>
          <option value="">nothing</option>
          {Object.keys(axes).map(a => <option value={a}>{a}</option>)}
        </select>
      </label>
      {plane && (
        <>
          <label>At <input type="range" min={h.low[at] - margin} max={h.high[at] + margin} step="any" value={sign * plane.offset}
            onInput={e => set(axis, sign, e.currentTarget.valueAsNumber)} aria-valuetext={`${axis} = ${sign * plane.offset} m`} /></label>
          <label>{axis} = <input type="number" step="any" value={sign * plane.offset} onChange={e => set(axis, sign, e.currentTarget.valueAsNumber)} /> m</label>
          <button onClick={() => set(axis, -sign, sign * plane.offset)}>Turn around</button>
        </>
      )}
    </fieldset>
  )
}

// pickNamed picks the shape or wire of a name, or the particle of an identifier: where several have it, as the knots and the wires of a net do, the one after that which is picked.
async function pickNamed(text: string): Promise<void> {
  const h = scene.value!.header, found: Picked[] = []
  h.shapes?.forEach((s, number) => { if (s.name === text) found.push({ kind: 'shape', number }) })
  h.links?.forEach((l, number) => { if (l.name === text) found.push({ kind: 'link', number }) })
  const particle = /^\d+$/.test(text) ? await particleOf(Number(text)) : -1
  if (particle >= 0) found.push({ kind: 'particle', number: particle })
  const now = found.findIndex(p => p.kind === picked.value?.kind && p.number === picked.value.number)
  if (found.length > 0) picked.value = found[(now + 1) % found.length]
  else message.value = `There is no ${text} in the picture.`
}

const mostNames = 2000 // that are proposed

function Find() {
  const h = scene.value!.header
  const names = [...new Set([...(h.shapes ?? []), ...(h.links ?? [])].map(o => o.name))].filter(n => n !== '').slice(0, mostNames)
  return (
    <form class="find" onSubmit={e => {
      e.preventDefault()
      const text = new FormData(e.currentTarget).get('name') as string
      if (text.trim() !== '') void pickNamed(text.trim()).catch(e => { message.value = (e as Error).message })
    }}>
      <label>Name{(frame.value?.header.particles ?? 0) > 0 ? ', or identifier of a particle' : ''} <input name="name" list="names" autocomplete="off" /></label>
      <datalist id="names">{names.map(n => <option value={n} />)}</datalist>
      <button>Pick</button>
    </form>
  )
}

export function Objects() {
  const h = scene.value?.header
  if (!h) return <p>There is nothing to see.</p>
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  h.groups?.forEach(count)
  h.shapes?.forEach(s => count(s.object))
  h.links?.forEach(l => count(l.object))
  const toggle = (name: string) => {
    const next = new Set(hidden.value)
    if (!next.delete(name)) next.add(name)
    hidden.value = next
  }
  return (
    <>
      <Find />
      <Clip />
      <fieldset>
        <legend>Shown</legend>
        {[...counts.keys()].map(name => <label><input type="checkbox" checked={!hidden.value.has(name)} onChange={() => toggle(name)} /> {name}</label>)}
      </fieldset>
    </>
  )
}
