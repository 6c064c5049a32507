// Drafts: text of models that has not been saved. The browser keeps it with the tab, so that a page that is loaded again, or whose browser has died, has it.

import { signal } from '@preact/signals'

export interface Draft { tag: string; text: string } // tag: of the file that was changed, as it was then

export const broughtBack = signal(false) // what is written was kept before the page was loaded

const keyOf = (name: string) => 'gabion draft ' + name

// keepDraft keeps the text of a model. A browser that has no room for it, or may keep nothing, still asks before it leaves the page.
export function keepDraft(name: string, d: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(d))
  } catch { /* see above */ }
}

// draftOf is what was kept of a model whose file has a text now; null of one that has been saved since.
export function draftOf(name: string, saved: string): Draft | null {
  try {
    const d: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    return d && typeof d.text === 'string' && d.text !== saved ? d : null
  } catch {
    return null
  }
}

export function dropDraft(name: string): void {
  broughtBack.value = false
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch { /* nothing was kept */ }
}
