// Plots of the history and of the audit, with the time of the picture as a line through them.

import { computed, effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type uPlot from 'uplot'
import { allDigits, darkness, frame, other, panel, progress, run } from '../state'
import { goTime } from '../player'
import { recorded, recordedLibrary } from '../recorded'
import { columnsOf, Curves } from '../tables'
import type { Column } from '../tables'
import { getPacket } from '../wire'
import type { TableHeader } from '../wire'
import { exact, rounded, short } from '../format'

interface Group { title: string; prefix: string; unit: string; table: string; columns: Column[]; curves?: Curves; beside?: Beside } // curves: once they are to be seen
interface Beside { columns: Column[]; curves?: Curves } // the same of another run

const groups = signal<Group[]>([])
const chosen = signal<ReadonlySet<string>>(new Set())
let choice = false // the user has chosen
let requested: string[] = [] // requests that are to be chosen
let another = false // a table has not the columns any more that it had: it has been written anew
let shownCase = false // the curves are to be those of a case, once

// groupsOf puts the components of one quantity together.
function groupsOf(table: string, columns: Column[]): Group[] {
  const found = new Map<string, Group>()
  for (const c of columns) {
    const part = c.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/)
    const prefix = table === 'audit' ? c.name.split('.')[0] : part ? part[1] : c.name
    const title = table === 'audit' ? `audit: ${prefix}` : prefix
    const key = title + ' ' + c.unit
    const group = found.get(key) ?? { title, prefix, unit: c.unit, table, columns: [] }
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

// mostRows is how many rows are drawn: at least four, of those that cover all that there are, in a column of pixels.
function mostRows(): number {
  const width = document.querySelector('.panel')?.clientWidth ?? 0
  return 8 * Math.ceil(devicePixelRatio * Math.max(width, 300))
}

// sameColumns are what is known of the columns of a table that grows, with their curves, until there is more to know.
function sameColumns(table: string): Group[] {
  const had = groups.value.filter(g => g.table === table)
  return had.some(g => g.unit !== '') ? had.map(g => ({ ...g, beside: undefined })) : []
}

async function loadTables(again: boolean): Promise<void> {
  const about = run.value
  if (!about) return
  const list: Group[] = []
  for (const name of ['history', 'audit'].filter(n => about.live || about.tables.includes(n))) {
    const same = again && !another ? sameColumns(name) : []
    list.push(...(same.length > 0 ? same : groupsOf(name, await columnsOf(about.id, name).catch(() => [])))) // a table without rows has no plots
  }
  another = false
  if (other.value) await addBeside(list, other.value, again)
  if (list.length > 0) await loadLibrary()
  if (run.value !== about) return
  const titles = new Set(list.map(g => g.title))
  if (!choice || ![...chosen.value].some(t => titles.has(t))) {
    const first = list.filter(g => g.table === 'history').slice(0, 2).map(g => g.title)
    chosen.value = new Set([...first, ...list.filter(g => g.title === 'audit: energy').map(g => g.title)])
  }
  chooseRequested(list)
  await bringCurves(list, again)
  if (run.value === about) groups.value = list
}

// bringCurves brings the curves that are to be seen, and are not there or grow.
async function bringCurves(list: Group[], grow: boolean): Promise<void> {
  const about = run.value
  const bring = async (of: { columns: Column[]; curves?: Curves }, id: string, table: string, grows: boolean) => {
    if (of.curves && !grows) return
    const curves = of.curves ?? new Curves(`runs/${id}/table/${table}`, of.columns.map(c => c.name))
    await curves.bring(mostRows())
    of.curves = curves
  }
  await Promise.all(list.filter(g => chosen.value.has(g.title)).map(async g => {
    try {
      await bring(g, about!.id, g.table, grow)
      if (g.beside) await bring(g.beside, other.value, g.table, false)
    } catch {
      g.curves = undefined
      another = true
    }
  }))
}

// showRequests shows the columns of the history that requests of some names have made.
export function showRequests(names: string[]): void {
  requested = names
  chooseRequested(groups.value)
  void showChosen()
  panel.value = 'plots'
}

// chooseRequested chooses them, as soon as there are any.
function chooseRequested(list: Group[]): void {
  const found = list.filter(g => g.table === 'history' && requested.some(n => g.prefix === n || g.prefix.startsWith(n + '.')))
  if (found.length === 0) return
  requested = []
  choice = true
  chosen.value = new Set(found.map(g => g.title))
}

// showChosen brings the curves that have been chosen.
async function showChosen(): Promise<void> {
  const list = groups.value.map(g => ({ ...g })), before = groups.value
  await bringCurves(list, false)
  if (groups.value === before) groups.value = list
}

// showCase shows the curves that a study has kept of a case, in the place of those of the run.
export async function showCase(report: string, number: number): Promise<void> {
  await loadLibrary()
  const p = await getPacket<TableHeader>(`reports/${report}/history/${number}`)
  const columns = p.header.names.map((name, i) => ({ name, unit: p.header.units[i] })).slice(1)
  const list = groupsOf(`case ${number}`, columns)
  for (const g of list) g.curves = new Curves('', g.columns.map(c => c.name), p)
  groups.value = list
  chosen.value = new Set(list.map(g => g.title))
  shownCase = true
  panel.value = 'plots'
}

// addBeside adds the columns of another run to groups that have them.
async function addBeside(list: Group[], id: string, again: boolean): Promise<void> {
  for (const name of new Set(list.map(g => g.table))) {
    const columns = await columnsOf(id, name).catch(() => []) // the other run has no such table
    for (const g of list.filter(g => g.table === name)) {
      const same = columns.filter(c => g.columns.some(own => own.name === c.name))
      const had = again ? groups.value.find(h => h.table === name && h.title === g.title && h.unit === g.unit)?.beside : undefined
      if (same.length > 0) g.beside = had ?? { columns: same }
    }
  }
}

// aligned are curves as the library of plots wants them, which leaves a gap where a value is null: empty cells are no numbers.
const aligned = (c: Curves) => c.data.map((column, i) => (i > 0 && column.some(Number.isNaN) ? Array.from(column, v => (Number.isNaN(v) ? null : v)) : column)) as unknown as uPlot.AlignedData

function data(g: Group): uPlot.AlignedData {
  const own = aligned(g.curves!)
  return g.beside?.curves ? library!.join([own, aligned(g.beside.curves)]) : own
}

// digits of a value under a plot.
const digits = (v: number | null | undefined) => (v === null || v === undefined || Number.isNaN(v) ? '' : (allDigits.peek() ? exact : rounded)(v))

const plotHeight = 152 // pixels
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#b8860b', '#7a5c8e', '#666666']

// labelOf is the name of a column without what the title of its plot says already.
const labelOf = (g: Group, c: Column) => (c.name.startsWith(g.prefix + '.') ? c.name.slice(g.prefix.length + 1) : c.name)

// Teller tells the values of one row of curves of which not all rows are there, asking for one after the other: that of the time wanted last comes next.
class Teller {
  row: (number | null)[] | null = null // its time, and the values of all curves
  private wanted = NaN
  private busy = false

  constructor(private told: () => void) {}

  async tell(g: Group, t: number): Promise<void> {
    this.wanted = t
    if (this.busy) return
    this.busy = true
    try {
      for (let at = NaN; at !== this.wanted;) {
        at = this.wanted
        const row = await g.curves!.row(at), beside = await g.beside?.curves?.row(row[0])
        this.row = [...row, ...(beside ?? []).slice(1).map(v => (beside![0] === row[0] ? v : null))]
      }
      this.told()
    } catch { this.row = null } finally { this.busy = false }
  }
}

const thinned = (g: Group) => g.curves!.thinned || (g.beside?.curves?.thinned ?? false)

function Plot({ group }: { group: Group }) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const shown = useRef(group)
  const now = useRef(0)
  const place = useRef(() => {}) // puts the line where the picture's time is: to move it draws no curve anew
  const tell = useRef(() => {}) // tells the values at the pointer, or at the picture's time
  const near = useRef<[number, number] | null>(null) // times between which the user looks at the curves; null for all
  shown.current = group
  const draw = (u: uPlot) => {
    const x = near.current
    u.setData(data(shown.current), x === null)
    if (x) u.setScale('x', { min: x[0], max: x[1] })
  }
  const lookClosely = async (u: uPlot) => {
    const { curves, beside } = shown.current
    await Promise.all([curves, beside?.curves].map(c => c?.look(near.current, mostRows())))
    if (plot.current === u) draw(u)
  }
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
    const scaled = (u: uPlot, key: string) => {
      const { min, max } = u.scales.x, times = u.data[0]
      if (key !== 'x' || min === undefined || max === undefined || !u.data[0].length) return
      const all = min <= times[0] && max >= times[times.length - 1]
      if (all ? near.current === null : near.current?.[0] === min && near.current[1] === max) return
      near.current = all ? null : [min, max]
      if (thinned(shown.current)) void lookClosely(u).catch(() => {}) // what is drawn stays
    }
    const axis = { stroke: ink, grid, ticks: grid, font: '11px system-ui, sans-serif' }
    const teller = new Teller(() => plot.current?.setLegend({ idx: plot.current.cursor.idx ?? 0 }, false))
    const value = (_: uPlot, v: number | null, series: number) => digits(thinned(shown.current) ? teller.row?.[series] : v)
    const u = new library!({
      width: box.current!.clientWidth, height: plotHeight,
      scales: { x: { time: false } },
      axes: [{ ...axis, size: 32, values: (_, v) => v.map(x => short(x)) }, { ...axis, size: 62, values: (_, v) => v.map(x => short(x, 3)) }],
      series: [{ label: 'time (s)', value }, ...group.columns.map((c, i) => ({
        label: labelOf(group, c), stroke: colors[i % colors.length], width: 1.5, dash: i >= colors.length ? [4, 3] : undefined, value,
      })), ...(group.beside?.curves ? group.beside.columns : []).map((c, i) => ({
        label: `${labelOf(group, c)}, other run`, stroke: colors[i % colors.length], width: 1, dash: [6, 4], value,
      }))],
      hooks: {
        draw: [put], setScale: [scaled], setCursor: [() => tell.current()],
        ready: [u => u.over.append(line), u => u.over.addEventListener('dblclick', () => goTime(u.posToVal(u.cursor.left ?? 0, 'x')), true)], // before it shows all again
      },
      legend: { live: true },
    }, data(group), box.current!)
    plot.current = u
    place.current = () => put(u)
    tell.current = () => {
      const left = u.cursor.left ?? -1, t = left < 0 ? now.current : u.posToVal(left, 'x')
      if (thinned(shown.current)) void teller.tell(shown.current, t)
      else if (left < 0) u.setLegend({ idx: u.valToIdx(t) }, false)
    }
    const around = box.current!
    const observer = new ResizeObserver(() => u.setSize({ width: around.clientWidth, height: plotHeight }))
    observer.observe(around)
    return () => { observer.disconnect(); tell.current = () => {}; u.destroy() }
  }, [group.title, group.unit, group.beside?.curves, darkness.value])
  useEffect(() => {
    const u = plot.current
    if (!u) return
    if (near.current && near.current[1] >= group.curves!.end) void lookClosely(u).catch(() => {}) // it grows there
    else draw(u)
  }, [group])
  const t = frame.value?.header.time ?? 0
  useLayoutEffect(() => { // with the rest of what shows a frame: a page is painted as slowly as a picture where the processor does it
    now.current = t
    const u = plot.current
    if (!u) return
    place.current()
    queueMicrotask(() => { if (plot.current === u && (u.cursor.left ?? -1) < 0) tell.current() }) // when it is drawn, unless the pointer is in it
  }, [t, group, allDigits.value])
  return (
    <figure class="plot">
      <figcaption>{group.title}{group.unit ? ` (${group.unit})` : ''}</figcaption>
      <div ref={box} />
    </figure>
  )
}

const reloadEvery = 1000, reloadAtLeast = 5000 // ms, of a run under way: where the page draws curves quickly, and where it does not

const standing = computed(() => (progress.value?.stands ? progress.value.steps : -1)) // step at which the run stands still; -1 while it goes on

// rest waits so many ms, or until the run stands still elsewhere than at a step: then all rows that there are have been written.
function rest(ms: number, than: number): Promise<void> {
  return new Promise(done => {
    const end = () => {
      clearTimeout(timer)
      stop()
      done()
    }
    const timer = setTimeout(end, ms)
    const stop = effect(() => { if (standing.value >= 0 && standing.value !== than) queueMicrotask(end) })
  })
}

export function Plots() {
  const live = run.value?.live ?? false
  useEffect(() => {
    if (shownCase) {
      shownCase = false
      return
    }
    groups.value = []
    let over = false, again = false
    const follow = async () => {
      do {
        const stood = standing.value
        if (!live || !document.hidden) await loadTables(again)
        again = true
        const start = performance.now() // how long the program took to answer is not in it: the longer one waits, the more there is to come
        for (let k = 0; k < 2; k++) await new Promise(done => requestAnimationFrame(done)) // until the curves are drawn
        await rest(Math.min(Math.max(reloadEvery, 3 * (performance.now() - start)), reloadAtLeast), stood) // much that is new does not stop the page
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
    void showChosen()
  }
  if (groups.value.length === 0) return <p>{!run.value || run.value.id === 'preview' ? 'Curves show here when the model runs.' : 'There is no history yet.'}</p>
  return (
    <>
      <details class="choice">
        <summary>Curves</summary>
        <label><input type="checkbox" checked={allDigits.value} onChange={e => { allDigits.value = e.currentTarget.checked }} /> all digits of values</label>
        {groups.value.map(g => <label><input type="checkbox" checked={chosen.value.has(g.title)} onChange={() => toggle(g.title)} /> {g.title}{g.unit ? ` (${g.unit})` : ''}</label>)}
      </details>
      {groups.value.filter(g => g.curves && chosen.value.has(g.title)).map(g => <Plot key={g.title + g.unit} group={g} />)}
    </>
  )
}
