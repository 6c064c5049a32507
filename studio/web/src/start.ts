// How the page begins: what is to be seen is asked for before the graphics start, which takes longest, and the editor comes last.

import { batch } from '@preact/signals'
import { begin, loadEditor, openModel } from './model'
import { openRun } from './player'
import { restore, restorePicked, wanted } from './place'
import { recorded } from './recorded'
import { stage } from './panels/stage'
import { hello, runs, scalar, scene } from './state'
import { getJSON } from './wire'
import type { Hello, RunName } from './wire'

export async function start(): Promise<void> {
  const [first, list] = await Promise.all([getJSON<Hello>('hello'), getJSON<RunName[]>('runs')])
  restore()
  if (wanted.has('color')) scalar.value = wanted.get('color')!
  if (recorded) scalar.value = recorded.scalar
  const model = first.models?.find(m => m === wanted.get('model'))
  const name = first.models && (model ?? (first.open || first.models[0]))
  const run = list.find(r => r.id === wanted.get('run')) ?? list.find(r => r.live) ?? list[0]
  const opens = run && (!first.models || wanted.has('run') || run.live) // before the model, which is only read then
  const read = () => (first.opening && (!model || model === first.opening.name) ? begin(first.opening, !opens) : name ? openModel(name, !opens) : null) // which says why it cannot be read
  const drawn = opens ? null : read()
  batch(() => {
    runs.value = list
    hello.value = first
  })
  await (opens ? openRun(run.id, Number(wanted.get('k') ?? 0)) : drawn)
  restorePicked()
  for (let k = 0; k < 100 && (opens || scene.value) && stage && !stage.shows(); k++) await new Promise(done => setTimeout(done, 10)) // the editor takes nothing from the first picture
  if (opens) await read()
  loadEditor()
}
