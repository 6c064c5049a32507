// The editor: CodeMirror with help that comes from the program. It is a script of its own, which only pages with models load.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import type { Diagnostic } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export interface Problem { line: number; column: number; message: string; text: string; found?: string; meant?: string }
export interface Help {
  complete(before: string, after: string): Promise<{ list: { label: string; insert: string; kind: string; detail: string; about: string }[] | null; begun: string }>
  hover(text: string, line: number, column: number): Promise<{ key: string; detail: string; about: string; column: number }>
  changed(): void
  save(): void
}

const kinds: Record<string, string> = { key: 'property', word: 'enum', name: 'variable', parameter: 'constant', unit: 'keyword' }

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'light-dark(#0b5c97, #7cc0f5)' },
  { tag: tags.comment, color: 'light-dark(#5c6a77, #98a5b1)', fontStyle: 'italic' },
  { tag: tags.string, color: 'light-dark(#8a3d0c, #f0b27a)' },
  { tag: [tags.keyword, tags.bool, tags.null], color: 'light-dark(#6d28a8, #cfa5ff)' },
])

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--soft)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'light-dark(#0b5c970d, #6cb6ee14)' },
  '.cm-tooltip': { backgroundColor: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--line)', maxWidth: '32rem' },
  '.cm-hover': { padding: '.3rem .6rem' },
  '.cm-completionInfo': { maxWidth: '26rem' },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap' },
})

// offsetOf is the place of a line and a column in characters, both from 1.
function offsetOf(state: EditorState, line: number, column: number): number {
  const at = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines))
  return at.from + [...at.text].slice(0, column - 1).join('').length
}

function tooltip(key: string, detail: string, about: string): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'cm-hover'
  for (const [tag, text] of [['strong', key], ['span', `: ${detail}`], ['div', about]]) {
    const e = document.createElement(tag)
    e.textContent = text
    dom.append(e)
  }
  return dom
}

export class Editor {
  private view: EditorView

  constructor(parent: HTMLElement, private nonce: string, private help: Help) {
    this.view = new EditorView({ parent, state: this.state('') })
  }

  private state(text: string): EditorState {
    const help = this.help
    const separator = /\r\n/.test(text) && !/(^|[^\r])\n/.test(text) ? '\r\n' : '\n' // what has been typed is kept to the byte
    return EditorState.create({
      doc: text,
      extensions: [
        EditorState.lineSeparator.of(separator), EditorView.cspNonce.of(this.nonce), EditorView.contentAttributes.of({ 'aria-label': 'Text of the model', tabindex: '0' }),
        lineNumbers(), EditorView.lineWrapping, history(), drawSelection({ cursorBlinkRate: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1200 }), indentOnInput(), bracketMatching(), closeBrackets(), highlightActiveLine(), highlightSelectionMatches(),
        yaml(), syntaxHighlighting(colors), look, lintGutter(),
        autocompletion({ override: [c => this.complete(c)], activateOnTyping: true }),
        hoverTooltip((view, pos) => this.hover(view, pos)),
        keymap.of([{ key: 'Mod-s', preventDefault: true, run: () => { help.save(); return true } },
          ...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap.filter(k => k.key !== 'Mod-Enter'), // which runs the model
           ...searchKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
        EditorView.updateListener.of(u => { if (u.docChanged) help.changed() }),
      ],
    })
  }

  private async complete(c: CompletionContext): Promise<CompletionResult | null> {
    const before = c.state.sliceDoc(0, c.pos)
    if (!c.explicit && !/[\p{L}\p{N}_.{-]$|[:{,\[] $/u.test(before)) return null
    const { list, begun } = await this.help.complete(before, c.state.sliceDoc(c.pos))
    if (!list || list.length === 0) return null
    return {
      from: c.pos - begun.length, validFor: /^[\p{L}\p{N}_/.-]*$/u, // the list holds while the word grows
      options: list.map(o => ({ label: o.label, apply: o.insert, type: kinds[o.kind], detail: o.kind === 'key' ? undefined : o.detail, info: o.detail || o.about ? () => tooltip(o.label, o.detail || o.kind, o.about) : undefined })),
    }
  }

  private async hover(view: EditorView, pos: number) {
    const line = view.state.doc.lineAt(pos)
    const column = 1 + [...line.text.slice(0, pos - line.from)].length
    const h = await this.help.hover(view.state.sliceDoc(), line.number, column)
    if (!h.key) return null
    const from = offsetOf(view.state, line.number, h.column)
    return { pos: from, end: from + h.key.length, above: true, create: () => ({ dom: tooltip(h.key, h.detail, h.about) }) }
  }

  text(): string {
    return this.view.state.sliceDoc()
  }

  // open shows another text; what was undone before cannot be undone in it.
  open(text: string): void {
    this.view.setState(this.state(text))
  }

  // mark marks problems where they are: to the end of the word there.
  mark(problems: Problem[]): void {
    const state = this.view.state
    const marks = problems.map((p): Diagnostic => {
      const from = p.line > 0 ? offsetOf(state, p.line, p.column) : 0
      const word = state.sliceDoc(from, state.doc.lineAt(from).to).match(/^["']?[\p{L}\p{N}_.-]+["']?/u)?.[0] ?? ''
      const end = from + Math.max(word.length, 1)
      const mark: Diagnostic = { from, to: Math.min(end, state.doc.length), severity: 'error', message: p.message }
      if (p.found && p.meant && word.replace(/["']/g, '') === p.found) {
        mark.actions = [{ name: `Write ${p.meant}`, apply: (view, from) => view.dispatch({ changes: { from, to: from + word.length, insert: word.replace(p.found!, p.meant!) } }) }]
      }
      return mark
    })
    this.view.dispatch(setDiagnostics(state, marks.sort((a, b) => a.from - b.from)))
  }

  // fix writes what a problem proposes.
  fix(p: Problem): void {
    const from = offsetOf(this.view.state, p.line, p.column)
    const there = this.view.state.sliceDoc(from, from + p.found!.length + 1)
    const at = from + there.indexOf(p.found!)
    if (there.includes(p.found!)) this.view.dispatch({ changes: { from: at, to: at + p.found!.length, insert: p.meant! } })
    this.view.focus()
  }

  // select selects a text where it first stands; false where it does not.
  select(text: string): boolean {
    const at = this.view.state.doc.toString().indexOf(text)
    if (at < 0) return false
    this.view.dispatch({ selection: { anchor: at, head: at + text.length }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    this.view.focus()
    return true
  }

  // go puts the cursor at a place.
  go(line: number, column: number): void {
    const at = offsetOf(this.view.state, line, column)
    this.view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    this.view.focus()
  }
}
