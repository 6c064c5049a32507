// Studies, validations and approval tests as tables. A row of a validation or a hit opens its run, a row of a study the curves that were kept of its case.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { post } from '../model'
import { openRun, refreshRuns } from '../player'
import { hello, message } from '../state'
import { getJSON } from '../wire'
import { short } from '../format'
import { showCase } from './plots'

interface Report { id: string; kind: 'study' | 'validation' | 'approval'; name: string }
interface Study { inputs: string[]; outputs: string[]; cases: { number: number; status: string; inputs: Record<string, unknown>; outputs: Record<string, number | null> | null; error: string; seconds: number }[] }
interface Verdict { case: string; title: string; status: string; reason?: string; run: string; quantities: { quantity: string; metric: string; unit: string; error: number | null; tolerance: number; passed: boolean }[] | null }
interface Approval { title: string; complete: boolean; passed: boolean; class: string; hits: { title: string; error: string; run: string; conditions: { what: string; found: string; passed: boolean }[] }[] }

const reports = signal<Report[] | null>(null) // null before they have been looked for
const chosen = signal<Report | null>(null)
const study = signal<Study | null>(null)
const verdicts = signal<Verdict[]>([])
const approval = signal<Approval | null>(null)

const fail = (e: unknown) => { message.value = (e as Error).message }

async function open(r: Report | null): Promise<void> {
  study.value = null
  verdicts.value = []
  approval.value = null
  chosen.value = r
  if (!r) return
  const found = await getJSON<Study | Verdict[] | Approval>(`reports/${r.id}`)
  if (chosen.value !== r) return // another one has been chosen meanwhile
  if (r.kind === 'study') study.value = found as Study
  else if (r.kind === 'approval') approval.value = found as Approval
  else verdicts.value = found as Verdict[]
}

// runCase runs a case whole, and shows it.
async function runCase(report: string, number: number): Promise<void> {
  const { id } = await post<{ id: string }>(`reports/${report}/run/${number}`, {})
  await refreshRuns()
  await openRun(id)
}

const cell = (v: unknown) => (typeof v === 'number' ? short(v) : v === null || v === undefined ? '–' : String(v))

function StudyTable({ t, id }: { t: Study; id: string }) {
  return (
    <table class="figures">
      <thead><tr>{['case', ...t.inputs, ...t.outputs, 'status'].map(n => <th scope="col">{n}</th>)}{hello.value?.models && <th scope="col">run</th>}</tr></thead>
      <tbody>{t.cases.map(c => (
        <tr>
          <th scope="row"><button onClick={() => void showCase(id, c.number).catch(fail)}>{c.number}</button></th>
          {t.inputs.map(n => <td>{cell(c.inputs[n])}</td>)}
          {t.outputs.map(n => <td>{cell(c.outputs?.[n])}</td>)}
          <td title={c.error}>{c.status}</td>
          {hello.value?.models && <td><button onClick={() => void runCase(id, c.number).catch(fail)} aria-label={`Run case ${c.number}`}>Run</button></td>}
        </tr>
      ))}</tbody>
    </table>
  )
}

function VerdictTable() {
  return (
    <table class="figures">
      <thead><tr>{['quantity', 'error', 'at most'].map(n => <th scope="col">{n}</th>)}</tr></thead>
      {verdicts.value.map(v => (
        <tbody>
          <tr><th scope="rowgroup" colSpan={3}>{v.run ? <button onClick={() => void openRun(v.run)}>{v.title}</button> : v.title} <span class={['passed', 'skipped', 'not run'].includes(v.status) ? '' : 'missed'}>{v.status}</span></th></tr>
          {v.reason && <tr><td colSpan={3} class="reason">{v.reason}</td></tr>}
          {(v.quantities ?? []).map(q => <tr><td class="reason">{q.quantity}</td><td class={q.passed ? '' : 'missed'}>{cell(q.error)} {q.unit}</td><td>{cell(q.tolerance)}</td></tr>)}
        </tbody>
      ))}
    </table>
  )
}

function ApprovalTable({ a }: { a: Approval }) {
  const outcome = !a.complete ? 'not all hits have been made' : a.passed ? `passed, class ${a.class}` : 'not passed'
  return (
    <table class="figures">
      <caption>{a.title}: <span class={a.complete && !a.passed ? 'missed' : ''}>{outcome}</span></caption>
      <thead><tr><th scope="col">condition</th><th scope="col">found</th></tr></thead>
      {a.hits.map(h => (
        <tbody>
          <tr><th scope="rowgroup" colSpan={2}>{h.run ? <button onClick={() => void openRun(h.run)}>{h.title}</button> : h.title}</th></tr>
          {h.error && <tr><td colSpan={2} class="missed">{h.error}</td></tr>}
          {h.conditions.map(c => <tr><td class="reason">{c.what}</td><td class={c.passed ? '' : 'missed'}>{c.found}</td></tr>)}
        </tbody>
      ))}
    </table>
  )
}

export function Reports() {
  useEffect(() => {
    getJSON<Report[]>('reports').then(list => {
      reports.value = list
      if (!chosen.value && list.length > 0) open(list[0]).catch(fail)
    }, fail)
  }, [])
  const list = reports.value
  if (!list) return <p role="status">Looking for studies, validations and approval tests…</p>
  if (list.length === 0) return <p>No study of <code>gabion sweep</code>, no validation and no approval test is in the folders that are shown.</p>
  return (
    <>
      <label>Report{' '}
        <select value={chosen.value?.id} onChange={e => void open(list.find(r => r.id === e.currentTarget.value) ?? null).catch(fail)}>
          {list.map(r => <option value={r.id}>{r.name} ({r.kind})</option>)}
        </select>
      </label>
      {study.value && chosen.value && <StudyTable t={study.value} id={chosen.value.id} />}
      {verdicts.value.length > 0 && <VerdictTable />}
      {approval.value && <ApprovalTable a={approval.value} />}
    </>
  )
}
