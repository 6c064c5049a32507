// The page: its layout, and what keys do.

import { render } from 'preact'
import { effect, signal } from '@preact/signals'
import { AboutRun } from './panels/about'
import { Compare } from './panels/compare'
import { Filming } from './panels/filming'
import { Help } from './panels/help'
import { LiveBar, order, pauseOrGo } from './panels/live'
import { ModelPanel, runModel } from './panels/model'
import { Objects } from './panels/objects'
import { measure } from './panels/picked'
import { Plots } from './panels/plots'
import { Reports } from './panels/reports'
import { StagePanel, stage } from './panels/stage'
import { Timeline } from './panels/timeline'
import './beside'
import { picture, saveFilm, savePicture } from './export'
import { film } from './film'
import { frames } from './frames'
import { listen, onKey } from './keys'
import { go, openRun, play, setScalar, shown } from './player'
import { save as saveModel, unsaved } from './model'
import { start } from './start'
import { Curves } from './tables'
import { decodePacket } from './wire'
import { clipPlane, contactMode, frame, frameNumber, hello, linkColor, message, panel, picked, pickedItem, playing, run, runs, scalar, scene, showHelp, showLegend, speed, times } from './state'

const panels = { plots: ['Plots', Plots], objects: ['Objects', Objects], compare: ['Compare', Compare], reports: ['Reports', Reports], run: ['Run', AboutRun] } as const

function Header() {
  return (
    <header class="top">
      <strong class="name">Gabion</strong>
      {runs.value.length > 0 && (
        <label>Run{' '}
          <select value={run.value?.id} onChange={e => void openRun(e.currentTarget.value)}>
            {run.value?.id === 'preview' && <option value="preview">none</option>}
            {runs.value.map(r => <option value={r.id}>{r.name}</option>)}
          </select>
        </label>
      )}
      <span class="space" />
      {sized.value
        ? <form class="size" onSubmit={e => { e.preventDefault(); sized.value = false; void save(...size.value) }}>
            <label>Width <input type="number" min={16} max={8192} value={size.value[0]} onInput={e => { size.value = [e.currentTarget.valueAsNumber, size.value[1]] }} /></label>
            <label>Height <input type="number" min={16} max={8192} value={size.value[1]} onInput={e => { size.value = [size.value[0], e.currentTarget.valueAsNumber] }} /></label>
            <button>Save PNG</button>
            {times.value.length > 1 && !run.value?.live && <button type="button" onClick={() => void saveMovie()}>Save film</button>}
            <button type="button" onClick={() => { sized.value = false }} aria-label="Close the size of pictures">×</button>
          </form>
        : <button onClick={() => { size.value = [2 * Math.round(canvas().clientWidth / 2), 2 * Math.round(canvas().clientHeight / 2)]; sized.value = true }}>Picture</button>}
      <button onClick={() => stage?.fit()} title="A">Show all</button>
      <button onClick={() => { showHelp.value = true }} title="?">Keys</button>
    </header>
  )
}

function Side() {
  const Shown = panels[panel.value][1]
  return (
    <aside class="side">
      <div role="tablist" aria-label="Panels" class="tabs">
        {(Object.keys(panels) as (keyof typeof panels)[]).map(name => (
          <button role="tab" id={`tab-${name}`} aria-selected={panel.value === name} aria-controls="panel" onClick={() => { panel.value = name }}>{panels[name][0]}</button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${panel.value}`} tabIndex={0} class="panel"><Shown /></div>
    </aside>
  )
}

function Page() {
  if (!hello.value) return <p class="waiting" role="status">{message.value || 'Opening…'}</p>
  return (
    <>
      <Header />
      {hello.value.models && <ModelPanel />}
      <StagePanel />
      <Side />
      {run.value?.live ? <LiveBar /> : <Timeline />}
      {showHelp.value && <Help />}
      {filming.value > 0 && <Filming done={filming.value} of={times.value.length} stop={() => { filming.value = 0 }} />}
    </>
  )
}

// The size of pictures, which is asked for; a key takes that of the stage.
const sized = signal(false)
const size = signal<[number, number]>([0, 0])
const tellEvery = 500 // ms
const filming = signal(0) // number of the frame that is filmed, from 1; 0 of none
const canvas = () => document.querySelector<HTMLCanvasElement>('.stage canvas')!
const fail = (e: unknown) => { message.value = (e as Error).message }
const save = (width: number, height: number) => savePicture(width, height).catch(fail)

// saveMovie films all frames, until it is stopped, and tells how far it is.
async function saveMovie(): Promise<void> {
  const before = frameNumber.value
  playing.value = false
  filming.value = 1
  let told = performance.now()
  await saveFilm(...size.value, shown, k => {
    const now = performance.now()
    if (filming.value > 0 && now - told > tellEvery) {
      filming.value = k + 1
      told = now
    }
    return filming.value > 0
  }).catch(fail)
  filming.value = 0
  go(before)
}

onKey('Space', 'play or pause; pause a run under way, or have it go on', () => (run.value?.live ? pauseOrGo() : play()))
onKey('ArrowRight', 'next frame; one step of a run that is paused', () => (run.value?.live ? order('step') : go(frameNumber.value + 1)))
onKey('ArrowLeft', 'frame before', () => go(frameNumber.value - 1))
onKey('ArrowDown', 'ten frames on', () => go(frameNumber.value + 10))
onKey('ArrowUp', 'ten frames back', () => go(frameNumber.value - 10))
onKey('Home', 'first frame', () => go(0))
onKey('End', 'last frame', () => go(times.value.length - 1))
onKey('+', 'play faster', () => { speed.value = Math.min(2, speed.value * 2) })
onKey('-', 'play slower', () => { speed.value = Math.max(0.1, speed.value / 2) })
onKey('Ctrl-ArrowLeft', 'turn the picture left', () => stage?.orbit(-15, 0))
onKey('Ctrl-ArrowRight', 'turn it right', () => stage?.orbit(15, 0))
onKey('Ctrl-ArrowUp', 'look from higher', () => stage?.orbit(0, 10))
onKey('Ctrl-ArrowDown', 'look from lower', () => stage?.orbit(0, -10))
onKey('Shift-ArrowLeft', 'move the picture left', () => stage?.pan(0.1, 0))
onKey('Shift-ArrowRight', 'move it right', () => stage?.pan(-0.1, 0))
onKey('Shift-ArrowUp', 'move it up', () => stage?.pan(0, -0.1))
onKey('Shift-ArrowDown', 'move it down', () => stage?.pan(0, 0.1))
onKey('*', 'nearer', () => stage?.orbit(0, 0, 1.25))
onKey('/', 'farther', () => stage?.orbit(0, 0, 0.8))
onKey(['a', 'A'], 'show all', () => stage?.fit())
onKey('1', 'from the front', () => stage?.fit([0, 0, 1]))
onKey('3', 'from the side', () => stage?.fit([1, 0, 0]))
onKey('7', 'from above', () => stage?.fit([0, 1, 1e-3]))
onKey('.', 'turn about what is picked', () => { if (pickedItem.value) stage?.aim(pickedItem.value.at) })
onKey('n', 'pick the next thing of the kind', () => pickNext(1))
onKey('N', 'pick the one before', () => pickNext(-1))
onKey('b', 'pick another kind: particles, bodies, wires', pickKind)
onKey('t', 'pick the wire with the largest tension', pickTightest)
onKey(['g', 'G'], 'pick by name or number', () => {
  panel.value = 'objects'
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.find input')?.focus())
})
onKey(['m', 'M'], 'measure from what is picked: distances, and from two things angles', measure)
onKey(['c', 'C'], 'cut across the middle, or not', toggleClip)
onKey(['k', 'K'], 'colour particles by the next quantity', nextScalar)
onKey('w', 'colour wires by tension or state', () => { linkColor.value = linkColor.value === 'tension' ? 'state' : 'tension' })
onKey(['f', 'F'], 'contacts as force chains, as arrows, or not', () => { contactMode.value = contactMode.value === '' ? 'chains' : contactMode.value === 'chains' ? 'arrows' : '' })
onKey(['r', 'R', 'Ctrl-Enter'], 'run the model; the last of them from its text too', () => { if (hello.value?.models) void runModel() })
onKey('Ctrl-s', 'save the model', () => { if (unsaved.value) void saveModel() })
onKey(['s', 'S'], 'stop the run', () => order('stop'))
onKey(['l', 'L'], 'legend', () => { showLegend.value = !showLegend.value })
onKey(['p', 'P'], 'save a picture', () => void save(canvas().width, canvas().height))
onKey(['?', 'F1'], 'keys', () => { showHelp.value = !showHelp.value })
onKey('Escape', 'pick nothing, close', () => {
  showHelp.value = false
  picked.value = null
})

function pickNext(by: number): void {
  const h = scene.value?.header, p = picked.value ?? { kind: 'particle' as const, number: -1 }
  const counts = { particle: (frame.value?.header.particles ?? 0), shape: h?.shapes?.length ?? 0, link: h?.links?.length ?? 0 }
  const n = counts[p.kind]
  if (n > 0) picked.value = { kind: p.kind, number: (p.number + by + n) % n }
  else pickKind()
}

function pickKind(): void {
  const kinds = ['particle', 'shape', 'link'] as const
  const h = scene.value?.header
  const counts = { particle: (frame.value?.header.particles ?? 0), shape: h?.shapes?.length ?? 0, link: h?.links?.length ?? 0 }
  const at = kinds.indexOf(picked.value?.kind ?? 'link')
  for (let i = 1; i <= 3; i++) {
    const kind = kinds[(at + i) % 3]
    if (counts[kind] > 0) {
      picked.value = { kind, number: 0 }
      return
    }
  }
}

function pickTightest(): void {
  const number = stage?.tightest() ?? -1
  if (number >= 0) picked.value = { kind: 'link', number }
}

function toggleClip(): void {
  const h = scene.value?.header
  if (!h) return
  clipPlane.value = clipPlane.value ? null : { normal: [0, 0, 1], offset: (h.low[2] + h.high[2]) / 2 }
}

function nextScalar(): void {
  const names = ['', ...(scene.value?.header.scalars?.map(s => s.name) ?? [])]
  setScalar(names[(names.indexOf(scalar.value) + 1) % names.length])
}

listen()
Object.assign(window, { gabionPicture: picture, gabionFilm: (width: number, height: number, goesOn?: (k: number) => boolean) => film(width, height, shown, goesOn), gabionDecode: decodePacket, gabionCurves: Curves, gabionFrames: frames }) // for tests and the curious
effect(() => { document.title = run.value ? `${run.value.name} – Gabion` : 'Gabion' })
effect(() => { document.body.classList.toggle('models', hello.value?.models != null) })
render(<Page />, document.getElementById('page')!)
start().catch(e => { message.value = String((e as Error).message) })
