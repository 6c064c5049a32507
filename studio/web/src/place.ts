// The place in the page: what is open and chosen, and from where it is seen. The address has it, so that a page that is opened again, or elsewhere, shows the same.

import { effect } from '@preact/signals'
import { clipPlane, contactMode, frameNumber, hidden, linkColor, panel, picked, run, scalar, showLegend } from './state'
import type { Picked } from './state'

// wanted is what the address said when the page began.
export const wanted = new URLSearchParams(location.hash.slice(1))

const writeAfter = 300 // ms, since the address was written last: browsers let that be done so often only

const is = <T extends string>(value: string | null, ...known: T[]): value is T => known.includes(value as T)
const numbers = (text: string | null, count: number): number[] | null => {
  const list = (text ?? '').split(',').map(Number)
  return text && list.length === count && list.every(Number.isFinite) ? list : null
}

// restore opens and chooses what is wanted, but for what a run has to be there for.
export function restore(): void {
  const tab = wanted.get('panel'), contacts = wanted.get('contacts'), plane = numbers(wanted.get('cut'), 4)
  if (is(tab, 'plots', 'objects', 'compare', 'reports', 'run')) panel.value = tab
  if (is(contacts, 'chains', 'arrows')) contactMode.value = contacts
  if (wanted.get('wires') === 'state') linkColor.value = 'state'
  if (plane) clipPlane.value = { normal: [plane[0], plane[1], plane[2]], offset: plane[3] }
  if (wanted.has('hide')) hidden.value = new Set(wanted.getAll('hide'))
  if (wanted.get('legend') === 'no') showLegend.value = false
}

// restorePicked picks what is wanted of the run that has been opened.
export function restorePicked(): void {
  const [kind, number] = (wanted.get('pick') ?? '').split(' ')
  if (is(kind, 'particle', 'shape', 'link') && Number.isInteger(Number(number))) picked.value = { kind, number: Number(number) } as Picked
}

// firstView is the view that is wanted, once: where the first scene is seen from.
export function firstView(): number[] | null {
  const view = numbers(wanted.get('view'), 6)
  wanted.delete('view')
  return view
}

let view: () => number[] | null = () => null

// viewedBy says who knows the view.
export const viewedBy = (who: typeof view) => { view = who }

let timer = 0, written = 0

// keepPlace writes the place into the address, now or soon.
export function keepPlace(): void {
  if (timer) return
  timer = setTimeout(write, Math.max(0, written + writeAfter - performance.now()))
}

function write(): void {
  timer = 0
  written = performance.now()
  const about = run.peek()
  if (!about) return
  const place = new URLSearchParams(about.id === 'preview' ? { model: about.path } : { run: about.id, k: String(frameNumber.peek()) })
  const set = (name: string, value: string | null) => { if (value !== null) place.append(name, value) }
  const p = picked.peek(), cut = clipPlane.peek()
  place.set('color', scalar.peek())
  set('view', view()?.map(x => String(Number(x.toPrecision(7)))).join(',') ?? null)
  set('pick', p && `${p.kind} ${p.number}`)
  set('panel', panel.peek() === 'plots' ? null : panel.peek())
  set('contacts', contactMode.peek() || null)
  set('wires', linkColor.peek() === 'state' ? 'state' : null)
  set('cut', cut && [...cut.normal, cut.offset].join(','))
  for (const name of hidden.peek()) set('hide', name)
  set('legend', showLegend.peek() ? null : 'no')
  history.replaceState(null, '', '#' + place)
}

effect(() => {
  void [run.value, frameNumber.value, scalar.value, picked.value, panel.value, contactMode.value, linkColor.value, clipPlane.value, hidden.value, showLegend.value]
  keepPlace()
})
