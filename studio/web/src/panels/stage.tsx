// The picture: the canvas, and what is written over it.

import { effect } from '@preact/signals'
import type { Signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Stage } from '../view/stage'
import { clipPlane, contactForce, contactMode, darkness, drawsNothing, flowSpeed, frame, frameNumber, hello, hidden, keepCamera, lineColor, linkColor, message, other, otherFrame, otherScene, panelPressure, picked, pickedItem, ramp, run, runs, scalar, scale, scene, showFlow, showLegend, showLevel, showPanels, tensionRange, thinned, times } from '../state'
import type { FrameHeader, Packet, SceneHeader } from '../wire'
import { seconds } from '../format'
import { modelName, problems } from '../model'
import { drawnBy } from '../player'
import { firstView, keepPlace, viewedBy } from '../place'
import { Legend } from './legend'
import { PickedPanel } from './picked'

export let stage: Stage | null = null
let beside: Stage | null = null // of the other run

const union = (a: [number, number], b?: [number, number]): [number, number] => (b ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : a)

// play lets a stage follow a scene, its frames, and how they are to be seen.
function play(s: Stage, itsScene: Signal<Packet<SceneHeader> | null>, itsFrame: Signal<Packet<FrameHeader> | null>, keeps: () => boolean): (() => void)[] {
  return [
    effect(() => {
      if (!itsScene.value || itsScene === scene) panelPressure.value = flowSpeed.value = 0
    }),
    effect(() => s.setBackground(darkness.value ? '#171b20' : '#f4f6f8', lineColor.value, ramp.value)),
    effect(() => {
      if (!itsScene.value) s.clear()
      else {
        s.setScene(itsScene.value, keeps())
        s.hide(hidden.peek())
      }
    }),
    effect(() => {
      if (!itsFrame.value) return
      s.setFrame(itsFrame.value)
      tensionRange.value = union(stage!.tensions(), beside?.tensions())
    }),
    effect(() => { void itsFrame.value; s.setColors({ scalar: scalar.value !== '', scale: scale.value, links: linkColor.value, tensions: tensionRange.value }) }),
    effect(() => { if (itsFrame.value) panelPressure.value = Math.max(panelPressure.peek(), s.showPanels(showPanels.value)) }),
    effect(() => s.scalePanels(panelPressure.value)),
    effect(() => { if (itsFrame.value) flowSpeed.value = Math.max(flowSpeed.peek(), s.showFluid(showLevel.value, showFlow.value)) }),
    effect(() => s.scaleFlow(flowSpeed.value)),
    effect(() => s.hide(hidden.value)),
    effect(() => s.clip(clipPlane.value)),
  ]
}

let legend: HTMLElement | null = null

// leaveFree has a stage show all beside the legend, where that lies over its canvas.
function leaveFree(s: Stage, c: HTMLCanvasElement): void {
  const at = c.getBoundingClientRect(), over = legend?.getBoundingClientRect()
  if (over && over.left < at.right) s.leaveFree(at.right - over.left, at.bottom - over.top)
  else s.leaveFree(0, 0)
}

// fill keeps a stage as large as its canvas, and returns what ends that.
function fill(s: Stage, c: HTMLCanvasElement): () => void {
  const resize = () => {
    s.resize(c.clientWidth, c.clientHeight, Math.min(devicePixelRatio, 2))
    leaveFree(s, c)
  }
  const observer = new ResizeObserver(resize)
  observer.observe(c)
  resize()
  return () => observer.disconnect()
}

// Beside is the picture of the other run, seen from the same place.
function Beside() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const s = (beside = new Stage(canvas.current!, ramp.value, () => {}))
    ;(window as any).gabionBeside = s // for tests and the curious
    const stops = [fill(s, canvas.current!), ...play(s, otherScene, otherFrame, () => true)]
    s.partner = stage
    stage!.partner = s
    s.seeAs(stage!)
    return () => {
      stops.forEach(stop => stop())
      stage!.partner = beside = null
      s.dispose()
    }
  }, [])
  return (
    <>
      <canvas ref={canvas} class="beside" tabIndex={0} aria-label="Picture of the other run, seen from the same place." />
      <p class="which">{runs.value.find(r => r.id === other.value)?.name}, {seconds(otherFrame.value?.header.time ?? 0)}</p>
    </>
  )
}

// A place is picked where the pointer goes up where it went down.
const still = 4 // pixels

export function StagePanel() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const c = canvas.current!
    try {
      stage = new Stage(c, ramp.value, every => {
        thinned.value = every
        keepPlace()
      })
    } catch {
      drawsNothing.value = true
      return
    }
    const s = stage
    viewedBy(() => s.view())
    drawnBy(() => s.drawnUp())
    ;(window as any).gabionStage = s // for tests and the curious
    const stops = [
      fill(s, c),
      ...play(s, scene, frame, () => keepCamera.peek()),
      effect(() => { void frame.value; contactForce.value = s.showContacts(contactMode.value) }),
      effect(() => s.choose(picked.value)),
      effect(() => {
        const view = scene.value && firstView()
        if (view) s.look(view)
      }),
    ]
    let down: [number, number] | null = null
    const press = (e: PointerEvent) => { down = e.button === 0 ? [e.offsetX, e.offsetY] : null }
    const release = (e: PointerEvent) => {
      if (down && Math.hypot(e.offsetX - down[0], e.offsetY - down[1]) < still) picked.value = s.pick(e.offsetX, e.offsetY, c.clientWidth, c.clientHeight)
      down = null
    }
    const centre = () => { if (pickedItem.value) s.aim(pickedItem.value.at) }
    c.addEventListener('pointerdown', press)
    c.addEventListener('pointerup', release)
    c.addEventListener('dblclick', centre)
    return () => stops.forEach(stop => stop())
  }, [])
  const two = otherScene.value !== null && !drawsNothing.value
  return (
    <main class={two ? 'stage two' : 'stage'}>
      <h1 class="unseen">{run.value ? `Run ${run.value.name}` : 'Gabion'}</h1>
      {drawsNothing.value && run.value?.live && frame.value && <LivePicture id={run.value.id} name={run.value.name} time={frame.value.header.time} />}
      {drawsNothing.value && run.value && !run.value.live && (
        <img class="drawn" alt={`Picture of ${run.value.name} at frame ${frameNumber.value + 1}`}
          src={`/api/1/runs/${run.value.id}/frames/${frameNumber.value}/picture?width=960&height=700${hides()}&version=${run.value.version ?? 0}`} />
      )}
      {drawsNothing.value && <p class="note">This browser draws no WebGL 2: the program draws pictures in its place, which cannot be turned or clicked.</p>}
      <canvas ref={canvas} tabIndex={0} aria-label="Picture of the run. Arrow keys with Ctrl turn it." />
      {two && <Beside />}
      {(two || run.value?.title) && <p class="caption">{two ? run.value?.name : run.value?.title}</p>}
      {!scene.value && hello.value?.models && !run.value && (
        <p class="empty">{modelName.value === '' ? 'There is no model here yet: New makes one.' : problems.value.length > 0 ? 'The model is drawn here as soon as nothing is wrong with it.' : ''}</p>
      )}
      {run.value && !run.value.live && times.value.length === 0 && <p class="empty">This run has no frames, only curves: "outputs: {'{'}replay: 10 ms{'}'}" in its model writes some.</p>}
      {frame.value && <p class="clock">{seconds(frame.value.header.time)}</p>}
      {thinned.value > 1 && <p class="thinned">1 of {thinned.value} particles while it moves</p>}
      {showLegend.value && <Legend changed={l => { legend = l; if (stage) leaveFree(stage, canvas.current!) }} />}
      <PickedPanel />
      {message.value && <p class="message" role="alert">{message.value} <button onClick={() => { message.value = '' }} aria-label="Close this message">×</button></p>}
    </main>
  )
}

// hides names the objects that a picture is asked for without.
const hides = () => [...hidden.value].map(name => `&hide=${encodeURIComponent(name)}`).join('')

// LivePicture shows pictures of a run under way that the program draws: the next is asked for when the last has come.
function LivePicture({ id, name, time }: { id: string; name: string; time: number }) {
  const [asked, ask] = useState(time)
  const [there, come] = useState(false)
  useEffect(() => {
    if (there && asked !== time) {
      come(false)
      ask(time)
    }
  }, [there, asked, time])
  const done = () => come(true)
  return <img class="drawn" alt={`Picture of ${name} under way`} src={`/api/1/runs/${id}/live/picture?width=960&height=700${hides()}&time=${asked}`} onLoad={done} onError={done} />
}
