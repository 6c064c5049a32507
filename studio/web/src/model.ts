// The model that is being written: its text, what is wrong with it, and how it looks.

import { batch, signal } from '@preact/signals'
import { broughtBack, draftOf, dropDraft, keepDraft } from './draft'
import type { Editor, Problem } from './editor'
import { hello, message, run } from './state'
import { previewed } from './player'
import { ask, getJSON } from './wire'
import type { Checked, Findings, Hello, Opening } from './wire'

export const modelName = signal('')
export const problems = signal<Problem[]>([])
export const findings = signal<Findings | null>(null)
export const unsaved = signal(false)
export const changedOutside = signal(false) // the file is not what it was when it was opened
export const checking = signal(false)

let editor: Editor | null = null
let text = '' // that is to be shown when the editor has been loaded
let tag = '' // of the file as it was read or saved
let checks: AbortController | null = null
let timer = 0
let took = 0 // ms, by the last check: while somebody types, a model is checked no more often than that

export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' }, signal })
  if (!answer.ok) throw new Error((await answer.text()).trim())
  return answer.json()
}

const fail = (e: unknown) => { message.value = (e as Error).message }
const pathOf = (name: string) => 'models/' + name.split('/').map(encodeURIComponent).join('/')
const tagIn = (answer: Response) => (answer.headers.get('ETag') ?? '').replaceAll('"', '')

// startEditor loads the editor, when what there is to see has been drawn.
export async function startEditor(parent: HTMLElement): Promise<void> {
  const script = '/web/editor.js'
  await seen
  const { Editor } = (await import(script)) as typeof import('./editor')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')!.content
  editor = new Editor(parent, nonce, {
    complete: (before, after) => post('complete', { text: before, after }),
    hover: (text, line, column) => post('hover', { text, line, column }),
    changed: () => {
      unsaved.value = checking.value = true
      keepDraft(modelName.value, { tag, text: written() })
      clearTimeout(timer)
      timer = setTimeout(() => void check(), Math.min(Math.max(took, 40), 300))
    },
    save: () => void save(),
  })
  ;(window as any).gabionEditor = editor // for tests and the curious
  editor.open(text)
  editor.mark(problems.value)
  setInterval(() => void look(), 1500)
}

let mayLoad = () => {}
const seen = new Promise<void>(done => { mayLoad = done })

let turn = 0 // of opening and saving texts: an answer that comes after a later one was asked for is left
let saving = false

// openText fetches the text of a model; false where there is none, or another has been asked for meanwhile.
export async function openText(name: string): Promise<boolean> {
  const mine = ++turn
  const answer = await ask(pathOf(name))
  const found = await answer.arrayBuffer()
  if (mine !== turn) return false
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(found)
  if (!answer.ok) {
    message.value = decoded
    return false
  }
  take(name, tagIn(answer), decoded)
  return true
}

// take has a text be the one that is written, or what was written over it and not saved.
function take(name: string, itsTag: string, itsText: string): void {
  const draft = draftOf(name, itsText)
  if (!draft) dropDraft(name)
  tag = draft?.tag ?? itsTag
  text = draft?.text ?? itsText
  batch(() => {
    modelName.value = name
    changedOutside.value = tag !== itsTag
    unsaved.value = broughtBack.value = draft !== null
    problems.value = []
    findings.value = null
  })
  editor?.open(text)
}

// begin opens the model that the page begins with, and shows it where that is fresh.
export function begin(o: Opening, fresh: boolean): Promise<void> {
  take(o.name, o.tag, o.text)
  return o.checked && !broughtBack.value ? tell(o.checked, fresh) : check(fresh)
}

// loadEditor lets the editor load: what there is to see is there, if anything is.
export const loadEditor = () => requestAnimationFrame(() => setTimeout(mayLoad))

export async function openModel(name: string, fresh = true): Promise<void> {
  if (await openText(name)) await check(fresh)
}

const written = () => editor?.text() ?? text

// check has the program read the text, as it is now; an older check that is still under way is given up.
export async function check(fresh = false): Promise<void> {
  checks?.abort()
  const mine = (checks = new AbortController())
  checking.value = true
  const start = performance.now()
  try {
    const found = await post<Checked>('check', { name: modelName.value, text: written() }, mine.signal)
    took = performance.now() - start
    await tell(found, fresh)
  } catch (e) {
    if (mine.signal.aborted) return
    checking.value = false
    message.value = (e as Error).message
  }
}

// tell shows what was found in the text.
async function tell(found: Checked, fresh: boolean): Promise<void> {
  batch(() => {
    problems.value = found.problems
    if (found.findings) findings.value = found.findings
    checking.value = false
  })
  editor?.mark(found.problems)
  if (found.preview > 0 && (fresh || !run.value || run.value.id === 'preview')) await previewed(modelName.value, found.preview, !fresh)
}

export async function save(): Promise<boolean> {
  const text = editor!.text()
  turn++
  saving = true
  const answer = await ask(pathOf(modelName.value), { method: 'PUT', body: new TextEncoder().encode(text), headers: { 'If-Match': `"${tag}"` } }).catch(fail).finally(() => { saving = false })
  if (!answer?.ok) {
    if (answer) message.value = await answer.text()
    changedOutside.value = answer?.status === 409
    return false
  }
  tag = (await answer.json()).tag
  unsaved.value = editor!.text() !== text
  if (unsaved.value) keepDraft(modelName.value, { tag, text: editor!.text() })
  else dropDraft(modelName.value)
  return true
}

// look notices that another program has changed the file: without changes of one's own it is opened again, else the page says so.
async function look(): Promise<void> {
  if (!modelName.value || document.hidden || saving) return
  const name = modelName.value, before = turn
  const answer = await ask(pathOf(name), { headers: { 'If-None-Match': `"${tag}"` } }).catch(() => null)
  if (!answer || !answer.ok || saving || before !== turn || tagIn(answer) === tag) return
  if (unsaved.value) changedOutside.value = true
  else await openModel(name)
}

// openSaved opens the file as it is, without what was written since.
export function openSaved(): Promise<void> {
  dropDraft(modelName.value)
  return openModel(modelName.value)
}

// A page with text that has not been saved is not left without a question.
addEventListener('beforeunload', e => { if (unsaved.value) e.preventDefault() })

// showModel shows the model again after a run.
export const showModel = () => check(true)

// showObject shows where the model, as it is written, names a thing, or else the object that it is part of.
export async function showObject(name: string, object: string): Promise<void> {
  for (const wanted of [name, object]) {
    const { line, column } = await post<{ line: number; column: number }>('definition', { text: written(), object: wanted })
    if (line > 0) return editor?.go(line, column)
  }
  message.value = `The model does not name ${object} as it is written.`
}

// newModel makes a model of a name with a text to begin with, that of a model of the library or of something small, and opens it.
export async function newModel(name: string, as: string): Promise<boolean> {
  try {
    const made = await post<{ name: string }>('new', { name, as })
    hello.value = await getJSON<Hello>('hello')
    await openModel(made.name)
    editor?.go(1, 1)
    return true
  } catch (e) {
    message.value = (e as Error).message
    return false
  }
}

export const goTo = (p: Problem) => editor?.go(p.line, p.column)
export const fix = (p: Problem) => editor?.fix(p)

// startRun runs the model, as it has been saved, from a state of another run if one is given, and returns the run.
export async function startRun(from?: { branch: string; time: number }): Promise<string | null> {
  if (checking.value || problems.value.length > 0) { // what was typed last may not have been read yet
    clearTimeout(timer)
    await check()
    if (problems.value.length > 0) {
      message.value = 'The model has mistakes, which are listed below its text.'
      return null
    }
  }
  if (unsaved.value && !(await save())) return null
  try {
    return (await post<{ id: string }>('start', { name: modelName.value, ...from })).id
  } catch (e) {
    message.value = (e as Error).message
    return null
  }
}

export const steer = (id: string, order: string) => post(`runs/${id}/${order}`, {}).catch(fail)
