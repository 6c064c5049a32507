// How the page begins: what is to be seen is asked for before the graphics start, which takes longest, and the editor comes last.

import { batch } from '@preact/signals'
import { begin, loadEditor, openModel } from './model'
import { openRun } from './player'
import { recorded } from './recorded'
import { stage } from './panels/stage'
import { hello, runs, scalar, scene } from './state'
import { getJSON } from './wire'
import type { Hello, RunName } from './wire'

export async function start(): Promise<void> {
  const [first, list] = await Promise.all([getJSON<Hello>('hello'), getJSON<RunName[]>('runs')])
  const wanted = new URLSearchParams(location.hash.slice(1))
  if (wanted.has('color')) scalar.value = wanted.get('color')!
  if (recorded) scalar.value = recorded.scalar
  const name = first.models && (first.open || first.models[0])
  const drawn = first.opening ? begin(first.opening) : name ? openModel(name) : null // which says why it cannot be read
  batch(() => {
    runs.value = list
    hello.value = first
  })
  await drawn
  for (let k = 0; k < 100 && scene.value && stage && !stage.shows(); k++) await new Promise(done => setTimeout(done, 10)) // the editor takes nothing from the first picture
  loadEditor()
  const run = list.find(r => r.id === wanted.get('run')) ?? list.find(r => r.live) ?? list[0] // a run under way comes before what begins
  if (run && (!first.models || wanted.has('run') || run.live)) await openRun(run.id, Number(wanted.get('k') ?? 0))
}
