// What hurried hands do before the page can answer: put back and done again once it can. The script inside every page
// (scripts/build/start-script.ts) listens first; this takes over from it when the app has come.

declare global {
  interface Window {
    /** Of the start script: the last button pressed, and how to stop listening. Not there in `npm run dev`. */
    early?: AbortController & { pressed?: HTMLButtonElement }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const filled = new Map<Field, string | boolean>()

/** Notes what is filled in by now and what will be. To be called before React takes over, which empties our fields. */
export function watchEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('input,textarea')) {
    if (isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) note(field)
  }
  const signal = window.early?.signal
  if (signal === undefined) return
  const noteTarget = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) note(target)
  }
  addEventListener('input', noteTarget, { capture: true, signal })
  addEventListener('change', noteTarget, { capture: true, signal })
}

/**
 * To be called when the page can answer; not from inside an effect, where React would answer one event with the state
 * from before the one before it.
 */
export function replayEarlyInput(): void {
  window.early?.abort()
  for (const [field, value] of filled) if (field.isConnected) fill(field, value)
  filled.clear()
  const pressed = window.early?.pressed
  if (pressed?.isConnected) pressed.click()
}

function note(field: Field): void {
  filled.set(field, isTicked(field) ? field.checked : field.value)
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

function fill(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // A press on a radio that is chosen already says nothing to React.
    if (field.type === 'radio' && value === true) field.checked = false
    if (field.checked !== value) field.click()
    return
  }
  // React has its own setter on the field, which would take this for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
