// The legend: what colours mean, and the choice of them.

import { useCallback, useRef } from 'preact/hooks'
import { beyond, contactForce, contactMode, fixedRange, flowSpeed, frame, lineColor, linkColor, logarithmic, panelPressure, ramp, range, rangeMode, run, scalar, scale, scene, seenRange, showFlow, showLevel, showPanels, tensionRange } from '../state'
import { setScalar } from '../player'
import { short } from '../format'
import type { FrameHeader } from '../wire'
import { recorded } from '../recorded'
import { beyondText, middle, missingColor, positive } from '../scale'
import { groupColors } from '../view/spheres'
import { fluidColor } from '../view/shaders'
import { leastTension } from '../view/stage'

// A ramp has one colour where all have one value, which is told in words.
function Ramp({ low, high, unit, mid = (low + high) / 2 }: { low: number; high: number; unit: string; mid?: number }) {
  const colors = ramp.value
  return (
    <div class="ramp">
      <div class="bar" style={{ background: high > low ? `linear-gradient(90deg, ${colors.filter((_, i) => i % 15 === 0).join(', ')})` : colors[colors.length >> 1] }} />
      <div class="ends">{high > low ? <><span>{short(low)}</span><span>{short(mid)}</span><span>{short(high)} {unit}</span></> : <span>all {short(low)} {unit}</span>}</div>
    </div>
  )
}

// levelText tells how high the fluid stands; "" where it has no surface.
export function levelText(h?: FrameHeader): string {
  if (!h?.fluid?.columns) return ''
  const [low, high] = h.fluid.level
  return low === high ? `${short(high)} m` : `${short(low)} to ${short(high)} m`
}

// Where it is and how large it is, or that it is not there, is told when it changes.
export function Legend({ changed }: { changed: (legend: HTMLElement | null) => void }) {
  const observer = useRef<ResizeObserver | null>(null)
  const observed = useCallback((section: HTMLElement | null) => {
    observer.current?.disconnect()
    observer.current = section && new ResizeObserver(() => changed(section))
    if (section) observer.current!.observe(section)
    else changed(null)
  }, [])
  const h = scene.value?.header
  if (!h) return null
  const s = frame.value?.header.scalar
  const some = (frame.value?.header.particles ?? 0) > 0
  const links = (h.links ?? []).some(l => !l.edge)
  const level = levelText(frame.value?.header)
  if (!some && !links && level === '' && !(flowSpeed.value > 0) && !(panelPressure.value > 0)) return null
  return (
    <section ref={observed} class="legend" aria-label="Colours">
      {some && (
        <>
          <label>Particles{' '}
            <select value={scalar.value} onChange={e => setScalar(e.currentTarget.value)}>
              <option value="">group</option>
              {(h.scalars ?? []).filter(q => !recorded || q.name === recorded.scalar).map(q => <option value={q.name}>{q.name}</option>)}
            </select>
          </label>
          {scalar.value !== '' && s && (
            <>
              <Ramp low={positive(scale.value).range[0]} mid={middle(scale.value)} high={range.value[1]} unit={s.unit} />
              {beyondText(beyond.value) !== '' && <p class="beyond">{beyondText(beyond.value)}, shown as the nearest end</p>}
              {beyond.value.missing > 0 && <p class="missing"><span class="swatch" style={{ background: missingColor }} />{beyond.value.missing} not a number</p>}
              <label>Range{' '}
                <select value={rangeMode.value} onChange={e => { fixedRange.value = range.value; rangeMode.value = e.currentTarget.value as typeof rangeMode.value }}>
                  <option value="seen">frames so far</option>
                  <option value="frame">this frame</option>
                  {(seenRange.value?.[0] ?? 0) < 0 && <option value="symmetric">symmetric about 0</option>}
                  <option value="fixed">fixed</option>
                </select>
              </label>
              {rangeMode.value !== 'symmetric' && range.value[1] > 0 && (
                <label><input type="checkbox" checked={logarithmic.value} onChange={e => { logarithmic.value = e.currentTarget.checked }} /> logarithmic</label>
              )}
              {rangeMode.value === 'fixed' && [0, 1].map(i => (
                <label>{i === 0 ? 'from' : 'to'}{' '}
                  <input type="number" step="any" value={fixedRange.value[i]} onChange={e => {
                    const next: [number, number] = [...fixedRange.value]
                    next[i] = e.currentTarget.valueAsNumber
                    if (next.every(Number.isFinite) && next[0] < next[1]) fixedRange.value = next
                    else e.currentTarget.value = String(fixedRange.value[i])
                  }} />
                </label>
              ))}
            </>
          )}
          {scalar.value === '' && (h.groups ?? []).length > 1 && (
            <ul class="groups">{h.groups!.map((g, i) => <li><span class="swatch" style={{ background: groupColors[i % 8] }} />{g}</li>)}</ul>
          )}
        </>
      )}
      {some && (run.value?.live || frame.value?.blocks.has('contact')) && (
        <>
          <label>Contacts{' '}
            <select value={contactMode.value} onChange={e => { contactMode.value = e.currentTarget.value as typeof contactMode.value }}>
              <option value="">none</option>
              <option value="chains">force chains</option>
              <option value="arrows">arrows</option>
            </select>
          </label>
          {contactForce.value > 0 && <Ramp low={0} high={contactForce.value} unit="N" />}
        </>
      )}
      {panelPressure.value > 0 && (
        <>
          <label><input type="checkbox" checked={showPanels.value} onChange={e => { showPanels.value = e.currentTarget.checked }} /> Fluid pressure</label>
          {showPanels.value && <Ramp low={0} high={panelPressure.value} unit="Pa" />}
        </>
      )}
      {level !== '' && (
        <label><input type="checkbox" checked={showLevel.value} onChange={e => { showLevel.value = e.currentTarget.checked }} /> Fluid up to <span class="swatch" style={{ background: fluidColor }} />{level}</label>
      )}
      {flowSpeed.value > 0 && (
        <>
          <label><input type="checkbox" checked={showFlow.value} onChange={e => { showFlow.value = e.currentTarget.checked }} /> Fluid velocity</label>
          {showFlow.value && <Ramp low={0} high={flowSpeed.value} unit="m/s" />}
        </>
      )}
      {links && (
        <>
          <label>Wires{' '}
            <select value={linkColor.value} onChange={e => { linkColor.value = e.currentTarget.value as typeof linkColor.value }}>
              <option value="tension">tension</option>
              <option value="state">state</option>
            </select>
          </label>
          {linkColor.value === 'tension'
            ? tensionRange.value[1] > tensionRange.value[0]
              ? <Ramp low={tensionRange.value[0]} high={tensionRange.value[1]} unit="N" />
              : <p>none above {short(leastTension)} N</p>
            : <ul class="groups">
                <li><span class="swatch" style={{ background: lineColor.value }} />taut</li>
                <li><span class="swatch" style={{ background: '#9ea8b8' }} />slack (thinner)</li>
                <li><span class="swatch" style={{ background: '#d65e00' }} />yielded</li>
              </ul>}
        </>
      )}
    </section>
  )
}
