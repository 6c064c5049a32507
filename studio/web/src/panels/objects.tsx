// The list of objects: which are drawn, and what is cut away.

import { clipPlane, hidden, scene } from '../state'

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
      <Clip />
      <fieldset>
        <legend>Shown</legend>
        {[...counts.keys()].map(name => <label><input type="checkbox" checked={!hidden.value.has(name)} onChange={() => toggle(name)} /> {name}</label>)}
      </fieldset>
    </>
  )
}
