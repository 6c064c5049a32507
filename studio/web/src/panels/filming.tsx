// What is seen while a film is drawn: how far it is. All else waits, as it would change the film.

import { useEffect, useRef } from 'preact/hooks'

export function Filming({ done, of, stop }: { done: number; of: number; stop: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="help film" aria-labelledby="film-title" onClose={stop}>
      <h2 id="film-title">Film</h2>
      <progress value={done} max={of} aria-label="Frames that are drawn" />
      <output>Frame {done} of {of}</output>
      <button autofocus onClick={() => dialog.current?.close()}>Stop</button>
    </dialog>
  )
}
