// Plots of the history and of the audit, with the time of the picture as a line through them.

import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type uPlot from 'uplot'
import { allDigits, darkness, frame, other, panel, run } from '../state'
import { goTime } from '../player'
import { recorded, recordedLibrary } from '../recorded'
import { bringTable, keepTables } from '../tables'
import type { Column, Table } from '../tables'
import { getPacket } from '../wire'
import type { TableHeader } from '../wire'
import { exact, rounded, short } from '../format'

interface Group { title: string; prefix: string; unit: string; table: Table; columns: Column[]; beside?: { time: Float64Array; columns: Column[] } } // beside: the same of another run

const groups = signal<Group[]>([])
const chosen = signal<ReadonlySet<string>>(new Set())
let choice = false // the user has chosen
let requested: string[] = [] // requests that are to be chosen
let shownCase = false // the curves are to be those of a case, once

// groupsOf puts the components of one quantity together.
function groupsOf(t: Table): Group[] {
  const found = new Map<string, Group>()
  for (const c of t.columns) {
    const part = c.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/)
    const prefix = t.name === 'audit' ? c.name.split('.')[0] : part ? part[1] : c.name
    const title = t.name === 'audit' ? `audit: ${prefix}` : prefix
    const key = title + ' ' + c.unit
    const group = found.get(key) ?? { title, prefix, unit: c.unit, table: t, columns: [] }
    group.columns.push(c)
    found.set(key, group)
  }
  return [...found.values()]
}

// library is what draws plots, once it has been loaded.
let library: typeof uPlot | null = null

async function loadLibrary(): Promise<void> {
  const script = recorded ? await recordedLibrary() : '/web/uplot.js'
  library ??= ((await import(script)) as { default: typeof uPlot }).default
}

export async function loadTables(): Promise<void> {
  const about = run.value
  if (!about) return
  keepTables([about.id, other.value])
  const list: Group[] = []
  for (const name of ['history', 'audit'].filter(n => about.live || about.tables.includes(n))) {
    try {
      const table = await bringTable(about.id, name, about.live)
      if (table.time.length > 0) list.push(...groupsOf(table))
    } catch { /* a table without rows has no plots */ }
  }
  if (other.value) await addBeside(list, other.value)
  if (list.length > 0) await loadLibrary()
  if (run.value !== about) return
  const titles = new Set(list.map(g => g.title))
  if (!choice || ![...chosen.value].some(t => titles.has(t))) {
    const first = list.filter(g => g.table.name === 'history').slice(0, 2).map(g => g.title)
    chosen.value = new Set([...first, ...list.filter(g => g.title === 'audit: energy').map(g => g.title)])
  }
  chooseRequested(list)
  groups.value = list
}

// showRequests shows the columns of the history that requests of some names have made.
export function showRequests(names: string[]): void {
  requested = names
  chooseRequested(groups.value)
  panel.value = 'plots'
}

// chooseRequested chooses them, as soon as there are any.
function chooseRequested(list: Group[]): void {
  const found = list.filter(g => g.table.name === 'history' && requested.some(n => g.prefix === n || g.prefix.startsWith(n + '.')))
  if (found.length === 0) return
  requested = []
  choice = true
  chosen.value = new Set(found.map(g => g.title))
}

// showCase shows the curves that a study has kept of a case, in the place of those of the run.
export async function showCase(report: string, number: number): Promise<void> {
  await loadLibrary()
  const p = await getPacket<TableHeader>(`reports/${report}/history/${number}`)
  const columns = p.header.names.map((n, i) => ({ name: n, unit: p.header.units[i], values: p.blocks.get(n) as Float64Array }))
  const list = groupsOf({ name: `case ${number}`, time: columns[0].values, columns: columns.slice(1) })
  groups.value = list
  chosen.value = new Set(list.map(g => g.title))
  shownCase = true
  panel.value = 'plots'
}

// addBeside adds the columns of another run to groups that have them.
async function addBeside(list: Group[], id: string): Promise<void> {
  for (const name of ['history', 'audit']) {
    try {
      const table = await bringTable(id, name, false)
      for (const g of list.filter(g => g.table.name === name)) {
        const columns = table.columns.filter(c => g.columns.some(own => own.name === c.name))
        if (columns.length > 0) g.beside = { time: table.time, columns }
      }
    } catch { /* the other run has no such table */ }
  }
}

function data(g: Group): uPlot.AlignedData {
  const own = [g.table.time, ...g.columns.map(c => c.values)] as unknown as uPlot.AlignedData
  return g.beside ? library!.join([own, [g.beside.time, ...g.beside.columns.map(c => c.values)] as unknown as uPlot.AlignedData]) : own
}

// digits of a value under a plot.
const digits = (v: number | null | undefined) => (v === null || v === undefined ? '' : (allDigits.peek() ? exact : rounded)(v))

const plotHeight = 152 // pixels
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#b8860b', '#7a5c8e', '#666666']

// labelOf is the name of a column without what the title of its plot says already.
const labelOf = (g: Group, c: Column) => (c.name.startsWith(g.prefix + '.') ? c.name.slice(g.prefix.length + 1) : c.name)

function Plot({ group }: { group: Group }) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const now = useRef(0)
  const place = useRef(() => {}) // puts the line where the picture's time is: to move it draws no curve anew
  useEffect(() => {
    const ink = darkness.value ? '#c9d1d9' : '#37414b', grid = { stroke: darkness.value ? '#2b3138' : '#e3e7ea', width: 1 }
    const line = document.createElement('div')
    line.className = 'now'
    line.style.background = darkness.value ? '#f0b429' : '#c2410c'
    const put = (u: uPlot) => {
      const x = u.valToPos(now.current, 'x')
      line.hidden = !(x >= 0 && x <= u.over.clientWidth)
      line.style.transform = `translateX(${x}px)`
    }
    const axis = { stroke: ink, grid, ticks: grid, font: '11px system-ui, sans-serif' }
    const u = new library!({
      width: box.current!.clientWidth, height: plotHeight,
      scales: { x: { time: false } },
      axes: [{ ...axis, size: 32, values: (_, v) => v.map(x => short(x)) }, { ...axis, size: 62, values: (_, v) => v.map(x => short(x, 3)) }],
      series: [{ label: 'time (s)', value: (_, v) => digits(v) }, ...group.columns.map((c, i) => ({
        label: labelOf(group, c), stroke: colors[i % colors.length], width: 1.5, dash: i >= colors.length ? [4, 3] : undefined,
        spanGaps: true, value: (_: uPlot, v: number | null) => digits(v),
      })), ...(group.beside?.columns ?? []).map((c, i) => ({
        label: `${labelOf(group, c)}, other run`, stroke: colors[i % colors.length], width: 1, dash: [6, 4], spanGaps: true,
        value: (_: uPlot, v: number | null) => digits(v),
      }))],
      hooks: { draw: [put], ready: [u => u.over.append(line), u => u.over.addEventListener('dblclick', () => goTime(u.posToVal(u.cursor.left ?? 0, 'x')))] },
      legend: { live: true },
    }, data(group), box.current!)
    plot.current = u
    place.current = () => put(u)
    const around = box.current!
    const observer = new ResizeObserver(() => u.setSize({ width: around.clientWidth, height: plotHeight }))
    observer.observe(around)
    return () => { observer.disconnect(); u.destroy() }
  }, [group.title, group.unit, group.beside?.columns.length, darkness.value])
  useEffect(() => plot.current?.setData(data(group)), [group])
  const t = frame.value?.header.time ?? 0
  useEffect(() => {
    now.current = t
    const u = plot.current
    if (!u) return
    place.current()
    queueMicrotask(() => { if (plot.current === u && (u.cursor.left ?? -1) < 0) u.setLegend({ idx: u.valToIdx(t) }, false) }) // when it is drawn, unless the pointer is in it
  }, [t, group, allDigits.value])
  return (
    <figure class="plot">
      <figcaption>{group.title}{group.unit ? ` (${group.unit})` : ''}</figcaption>
      <div ref={box} />
    </figure>
  )
}

const reloadEvery = 1000, reloadAtLeast = 5000 // ms, of a run under way: where the page draws curves quickly, and where it does not

export function Plots() {
  const live = run.value?.live ?? false
  useEffect(() => {
    if (shownCase) {
      shownCase = false
      return
    }
    groups.value = []
    let over = false
    const follow = async () => {
      do {
        if (!live || !document.hidden) await loadTables()
        const start = performance.now() // how long the program took to answer is not in it: the longer one waits, the more there is to come
        for (let k = 0; k < 2; k++) await new Promise(done => requestAnimationFrame(done)) // until the curves are drawn
        await new Promise(done => setTimeout(done, Math.min(Math.max(reloadEvery, 3 * (performance.now() - start)), reloadAtLeast))) // much that is new does not stop the page
      } while (live && !over)
    }
    void follow()
    return () => { over = true }
  }, [run.value?.id, live, other.value])
  const toggle = (title: string) => {
    const next = new Set(chosen.value)
    if (!next.delete(title)) next.add(title)
    choice = true
    chosen.value = next
  }
  if (groups.value.length === 0) return <p>{!run.value || run.value.id === 'preview' ? 'Curves show here when the model runs.' : 'There is no history yet.'}</p>
  return (
    <>
      <details class="choice">
        <summary>Curves</summary>
        <label><input type="checkbox" checked={allDigits.value} onChange={e => { allDigits.value = e.currentTarget.checked }} /> all digits of values</label>
        {groups.value.map(g => <label><input type="checkbox" checked={chosen.value.has(g.title)} onChange={() => toggle(g.title)} /> {g.title}{g.unit ? ` (${g.unit})` : ''}</label>)}
      </details>
      {groups.value.filter(g => chosen.value.has(g.title)).map(g => <Plot key={g.title + g.unit} group={g} />)}
    </>
  )
}
