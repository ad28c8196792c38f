// What hurried hands do before the page can answer: put back and done again once it can. The script inside every page
// (scripts/build/finishing/start-script.ts) listens first; this takes over from it when the app has come.

import { useEffect, useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** Of the start script: the last press of a button, and how to stop listening. Not there in `npm run dev`. */
    early?: AbortController & { press?: Event }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const filled = new Map<Field, string | boolean>()
let unanswered: HTMLButtonElement | null = null

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

/** Of the root of the app: takes over from the start script, once. */
export function useEarlyInput(): void {
  // React has drawn and answers from here on; it may be in the midst of doing so.
  useLayoutEffect(takeOver, [])
  // Not from inside an effect, where React would answer one event with the state from before the one before it.
  useEffect(() => {
    setTimeout(replay)
  }, [])
}

/** Looks whether the last press is still without an answer, and sees to it that the next one finds what was typed before. */
function takeOver(): void {
  if (window.early === undefined) return
  const { press, signal } = window.early
  // A press that is on its way through the page has made React draw at once, and is answered by React itself.
  const isAnswered = press === undefined || press.eventPhase !== Event.NONE
  unanswered = isAnswered ? null : (press.target as Element).closest('button')
  // React has emptied the fields: a press that comes before the replay would find nothing in them. One on a field says itself what is in it.
  const answer = ({ target }: Event) => void (target instanceof HTMLInputElement || refill())
  for (const kind of ['click', 'submit']) addEventListener(kind, answer, { capture: true, signal })
}

function replay(): void {
  window.early?.abort()
  refill()
  if (unanswered?.isConnected) unanswered.click()
}

function refill(): void {
  for (const [field, value] of filled) if (field.isConnected) fill(field, value)
  filled.clear()
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
