// The list of keys.

import { useEffect, useRef } from 'preact/hooks'
import { actions } from '../keys'
import { hello, showHelp } from '../state'

export function Help() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={() => { showHelp.value = false }}>
      <h2 id="help-title">Keys</h2>
      <table><tbody>{actions.map(a => <tr><th scope="row">{a.keys.map(k => <kbd>{k}</kbd>)}</th><td>{a.name}</td></tr>)}</tbody></table>
      <p>Mouse: left turns, right moves, the wheel goes nearer; a click picks, a double click turns about what is picked.</p>
      <p>In the text of a model, <kbd>F8</kbd> goes to the next mistake, and <kbd>Tab</kbd> leaves it after <kbd>Escape</kbd>, pressed twice where something is selected. Plots tell the values at the time of the picture, or under the pointer.</p>
      <p>Gabion {hello.value?.version}</p>
      <button autofocus onClick={() => dialog.current?.close()}>Close</button>
    </dialog>
  )
}
