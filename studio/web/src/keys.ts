// Keys. Letters alone do nothing while text is being typed.

export interface Action { keys: string[]; name: string; run: () => void }

export const actions: Action[] = []

export function onKey(keys: string | string[], name: string, run: () => void): void {
  actions.push({ keys: Array.isArray(keys) ? keys : [keys], name, run })
}

const keyOf = (e: KeyboardEvent): string => `${e.ctrlKey || e.metaKey ? 'Ctrl-' : ''}${e.shiftKey && e.key.length > 1 ? 'Shift-' : ''}${e.key === ' ' ? 'Space' : e.key}`

export function listen(): void {
  document.addEventListener('keydown', e => {
    const at = e.target as HTMLElement
    const typing = at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) && (at as HTMLInputElement).type !== 'checkbox'
    const key = keyOf(e)
    if (typing && !key.startsWith('Ctrl-')) return
    if (key === 'Space' && /^(BUTTON|SUMMARY|A)$/.test(at.tagName) || key === 'Space' && (at as HTMLInputElement).type === 'checkbox') return
    if (document.querySelector('dialog[open]')) return // which has the keys of dialogs
    const action = actions.find(a => a.keys.includes(key))
    if (!action || e.altKey || e.defaultPrevented) return
    e.preventDefault()
    action.run()
  })
}
