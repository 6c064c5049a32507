// The panel of the model: its text, what is wrong with it, and the button that runs it.

import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { changedOutside, checking, findings, fix, goTo, modelName, newModel, openModel, openSaved, problems, save, showModel, startEditor, startRun, unsaved } from '../model'
import { broughtBack } from '../draft'
import { openRun, refreshRuns } from '../player'
import { hello, message, run } from '../state'
import { count } from '../format'

export async function runModel(from?: { branch: string; time: number }): Promise<void> {
  const id = await startRun(from)
  if (!id) return
  document.querySelector<HTMLElement>('.stage canvas')?.focus() // where keys steer the run: a space on the button would begin another
  await refreshRuns()
  await openRun(id)
}

const counted = (n: number, what: string, several = what + 's') => `${count(n)} ${n === 1 ? what : several}`

function Findings() {
  const f = findings.value
  if (!f) return null
  const facts = [
    f.Particles > 0 && counted(f.Particles, 'particle'),
    f.Bodies > 0 && counted(f.Bodies, 'body', 'bodies'),
    f.Bodies > 0 && counted(f.Freedoms, 'degree of freedom', 'degrees of freedom'),
    f.Redundant > 0 && counted(f.Redundant, 'redundant equation'),
  ].filter(Boolean)
  return (
    <>
      <p>{facts.join(', ')}</p>
      {[...(f.Notes ?? []), ...(f.Warnings ?? [])].length > 0 && (
        <details><summary>{counted((f.Warnings ?? []).length, 'warning')}, {counted((f.Notes ?? []).length, 'note')}</summary>
          {(f.Warnings ?? []).map(w => <p class="warning">{w}</p>)}
          {(f.Notes ?? []).map(n => <p>{n}</p>)}
        </details>
      )}
    </>
  )
}

// NewModel asks for the name of a new model.
const naming = signal(false)

function NewModel() {
  const input = useRef<HTMLInputElement>(null), like = useRef<HTMLSelectElement>(null)
  useEffect(() => input.current?.focus(), [])
  const make = async (e: Event) => {
    e.preventDefault()
    if (await newModel(input.current!.value, like.current!.value)) naming.value = false
  }
  return (
    <form class="new" onSubmit={e => void make(e)} onKeyDown={e => { if (e.key === 'Escape') naming.value = false }}>
      <label>Name of the new model <input ref={input} required autocomplete="off" placeholder="model.yaml" /></label>
      <label>Begins as{' '}
        <select ref={like} onChange={e => { if (input.current!.value === '') input.current!.value = e.currentTarget.value }}>
          <option value="">stones that fall into a box</option>
          {hello.value!.starters!.map(n => <option value={n}>{n}</option>)}
        </select>
      </label>
      <button>Make</button>
      <button type="button" onClick={() => { naming.value = false }}>Cancel</button>
    </form>
  )
}

export function ModelPanel() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => { startEditor(place.current!).catch(e => { message.value = (e as Error).message }) }, [])
  return (
    <section class="model" aria-label="Model">
      <header>
        <select value={modelName.value} disabled={unsaved.value} aria-label="Model" title={unsaved.value ? 'Save before you open another model' : 'Model'} onChange={e => void openModel(e.currentTarget.value)}>
          {modelName.value === '' && <option value="">no model</option>}
          {hello.value!.models!.map(n => <option value={n}>{n}</option>)}
        </select>
        <button onClick={() => { naming.value = true }} disabled={unsaved.value}>New</button>
        <button class="save" onClick={() => void save()} disabled={!unsaved.value} title="Ctrl-S">Save</button>
        <button class="run" onClick={() => void runModel()} disabled={problems.value.length > 0 && !checking.value || modelName.value === ''} title="Ctrl-Enter, or R">Run</button>
        {run.value && run.value.id !== 'preview' && <button onClick={() => void showModel()} title="Show what the model begins with, not the run">Model</button>}
      </header>
      {naming.value && <NewModel />}
      {changedOutside.value && (
        <p class="warning" role="alert">The file has been changed by another program. <button onClick={() => void openSaved()}>Open it again, without my changes</button></p>
      )}
      {broughtBack.value && !changedOutside.value && (
        <p class="warning" role="status">This text was not saved before the page was loaded again. <button onClick={() => void openSaved()}>Leave my changes out</button></p>
      )}
      <div class="editor" ref={place} />
      <footer class="problems" aria-live="polite" aria-busy={checking.value}>
        {problems.value.length === 0
          ? <Findings />
          : <ul>{problems.value.map(p => (
              <li>
                <button class="link" onClick={() => goTo(p)}>{p.line > 0 ? `${p.line}:${p.column}: ` : ''}{p.message}</button>
                {p.found && p.meant && <button onClick={() => fix(p)}>Write {p.meant}</button>}
              </li>
            ))}</ul>}
      </footer>
    </section>
  )
}
