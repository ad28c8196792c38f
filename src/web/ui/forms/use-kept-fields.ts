// What is typed into a form is not lost: what came before the page could answer is handed to React, and the form's own draft is kept
// in this tab until it is sent. Passwords and codes are kept nowhere.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { readStoredJson, store } from '#src/web/storage/storage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Draft = Record<string, string | boolean>

/** What is written for the plan of the family is forgotten with it. */
const DRAFTS = ['formDrafts', 'planDrafts'] as const

export type Drafts = (typeof DRAFTS)[number]

const FIELDS = 'input:not([type=hidden], [type=file], [type=submit], [type=button]), textarea, select'
/** A password that is shown is an ordinary field, so those say it themselves (`PasswordField`). */
const SECRETS = '[type=password], [data-password], [autocomplete="one-time-code"]'

/**
 * @param name of the draft, one for each form of a page; a form without one keeps nothing over a reload
 * @param drafts where its draft is kept. When those of the plan are forgotten, or all that is stored, the fields lose their words: the
 * next letter would keep all of them again. A log-out leaves the words of other forms on the page, to be sent after the next log-in.
 * @returns for the form's `ref`
 */
export function useKeptFields(name?: string, drafts: Drafts = 'formDrafts'): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (form === null) return
    // Now, because React puts its own values into the fields as soon as it draws again.
    const early = new Map(listFields(form).flatMap((field) => (isTouched(field) ? [[field, readValue(field)]] : [])))
    const key = name === undefined ? undefined : draftKey(name)
    if (key !== undefined) form.dataset.draft = key
    const draft = key === undefined ? {} : (readDrafts(drafts)[key] ?? {})
    /** What each field said before anything was put into it. */
    const seen = new Map<Field, string>()
    let isRestored = false
    let isChanged = false
    const keep = () => {
      isChanged = true
      // Half of it would take the place of the whole.
      if (key !== undefined && isRestored) writeDraft(drafts, key, draftOf(form))
    }
    const restore = () => {
      const fields = listFields(form).filter((field) => !seen.has(field))
      isRestored = fields.length === 0
      for (const field of fields) {
        seen.set(field, early.has(field) && 'defaultValue' in field ? field.defaultValue : field.value)
        const value = early.get(field) ?? keptValueOf(field, draft)
        if (value !== undefined) fill(field, value)
      }
      // A choice may show more fields.
      if (!isRestored) timer = setTimeout(restore)
      else if (isChanged) keep()
    }
    const empty = () => {
      isRestored = false
      for (const field of listFields(form)) {
        const before = seen.get(field) ?? ''
        if (!isTickable(field) && field.value !== before) fill(field, before)
      }
      isRestored = true
    }
    const hear = ({ key: forgotten }: StorageEvent) => {
      const isOfPlan = drafts === 'planDrafts' && forgotten === drafts
      // A null key means that all of the storage was cleared.
      if (forgotten !== null && !isOfPlan) return
      clearTimeout(timer)
      timer = setTimeout(empty)
    }
    // Not inside an effect, where React would answer one event with the state from before the one before it.
    let timer = setTimeout(restore)
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    if (key !== undefined) window.addEventListener('storage', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', hear)
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [name, drafts])
  return ref
}

/** To be called when a form was sent. @param key what `data-draft` of the form says, before it leaves the page */
export function forgetDraft(key: string | undefined): void {
  if (key === undefined) return
  for (const drafts of DRAFTS) writeDraft(drafts, key, undefined)
}

/** Whether a form of this page was left in the middle: it is shown again then. */
export function hasDraft(name: string): boolean {
  return DRAFTS.some((drafts) => draftKey(name) in readDrafts(drafts))
}

function draftKey(name: string): string {
  return `${location.pathname} ${name}`
}

function readDrafts(drafts: Drafts): Record<string, Draft> {
  const kept = readStoredJson(drafts, 'sessionStorage')
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, Draft>) : {}
}

function writeDraft(drafts: Drafts, key: string, draft: Draft | undefined): void {
  const { [key]: _before, ...others } = readDrafts(drafts)
  const kept = draft === undefined ? others : { ...others, [key]: draft }
  store(drafts, Object.keys(kept).length === 0 ? null : JSON.stringify(kept), 'sessionStorage')
}

function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    listFields(form)
      .filter((field) => !isSecret(field))
      .map((field) => [labelOf(field), readValue(field)]),
  )
}

/** Undefined where nothing was kept, and where the form says something already. */
function keptValueOf(field: Field, draft: Draft): string | boolean | undefined {
  const isReadOnly = 'readOnly' in field && field.readOnly
  const value = isSecret(field) || isReadOnly ? undefined : draft[labelOf(field)]
  return value === readValue(field) ? undefined : value
}

function listFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>(FIELDS)]
}

function isSecret(field: Field): boolean {
  return field.matches(SECRETS)
}

/** Ids are React's own and differ from visit to visit: a field is known by what it is and by the words above and beside it. */
function labelOf(field: Field): string {
  const legend = field.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
  return [legend, field.labels?.[0]?.textContent ?? field.name, field.type].join(' ')
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

function readValue(field: Field): string | boolean {
  return isTickable(field) ? field.checked : field.value
}

/** Whether the field holds what a parent typed, or the browser filled in, before React was there. */
function isTouched(field: Field): boolean {
  // A list that React draws later has no choice by default.
  if (field instanceof HTMLSelectElement) {
    return 'starting' in document.documentElement.dataset && [...field.options].some(isChosenOtherwise)
  }
  return isTickable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function isChosenOtherwise({ selected, defaultSelected }: HTMLOptionElement): boolean {
  return selected !== defaultSelected
}

function fill(field: Field, value: string | boolean): void {
  if (isTickable(field)) {
    if (field.type === 'radio' && value === false) return
    // React only notices a change event.
    field.checked = !value
    field.click()
    return
  }
  // Through the prototype: React has a setter of its own on the field, and would take this for its own doing.
  if (value !== '') field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
