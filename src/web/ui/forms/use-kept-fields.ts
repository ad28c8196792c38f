// What is typed into a form is not lost: what came before the page could answer is handed to React, and the form's own draft is kept
// in this tab until it is sent. Passwords and codes are kept nowhere.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { readStoredJson, store } from '#src/web/storage/storage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Draft = Record<string, string | boolean>

const FIELDS = 'input:not([type=hidden], [type=file], [type=submit], [type=button]), textarea, select'
/** A password that is shown is an ordinary field, so those say it themselves (`PasswordField`). */
const SECRETS = '[type=password], [data-password], [autocomplete="one-time-code"]'

/**
 * @param name of the draft, one for each form of a page; a form without one keeps nothing over a reload
 * @returns for the form's `ref`
 */
export function useKeptFields(name?: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (form === null) return
    // Now, because React puts its own values into the fields as soon as it draws again.
    const early = new Map(listFields(form).flatMap((field) => (isTouched(field) ? [[field, readValue(field)]] : [])))
    const key = name === undefined ? undefined : `${location.pathname} ${name}`
    if (key !== undefined) form.dataset.draft = key
    const draft = key === undefined ? {} : (readDrafts()[key] ?? {})
    const seen = new Set<Field>()
    let isRestored = false
    let isChanged = false
    const keep = () => {
      isChanged = true
      // Half of it would take the place of the whole.
      if (key !== undefined && isRestored) writeDraft(key, draftOf(form))
    }
    const restore = () => {
      const fields = listFields(form).filter((field) => !seen.has(field))
      isRestored = fields.length === 0
      for (const field of fields) {
        seen.add(field)
        const value = early.get(field) ?? keptValueOf(field, draft)
        if (value !== undefined) fill(field, value)
      }
      // A choice may bring fields of its own.
      if (!isRestored) timer = setTimeout(restore)
      else if (isChanged) keep()
    }
    // Not inside an effect, where React would answer one event with the state from before the one before it.
    let timer = setTimeout(restore)
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [name])
  return ref
}

/** To be called when a form was sent. @param key what `data-draft` of the form says, before it leaves the page */
export function forgetDraft(key: string | undefined): void {
  if (key !== undefined) writeDraft(key, undefined)
}

function readDrafts(): Record<string, Draft> {
  const drafts = readStoredJson('formDrafts', 'sessionStorage')
  return typeof drafts === 'object' && drafts !== null ? (drafts as Record<string, Draft>) : {}
}

function writeDraft(key: string, draft: Draft | undefined): void {
  const { [key]: _before, ...others } = readDrafts()
  const drafts = draft === undefined ? others : { ...others, [key]: draft }
  store('formDrafts', Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts), 'sessionStorage')
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
    // React hears of a change only.
    field.checked = !value
    field.click()
    return
  }
  // Through the prototype: React has a setter of its own on the field, and would take this for its own doing.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
