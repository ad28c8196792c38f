// The mistakes that must be corrected before a language's messages can be used.
import { createTranslator } from 'use-intl/core'
import type { Catalogue } from '#src/platform/content/messages.ts'
import { inputsOf, partsOf, readPlural } from '../../../testing/content/message-texts.ts'

/** @param tag as Intl takes it, such as 'en-GB' */
export function findFaults(tag: string, catalogue: Catalogue, english: Catalogue): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return Object.entries(catalogue).flatMap(([key, message]) => {
    const reference = english[key]
    if (reference === undefined) return [`${key}: English has no such message.`]
    const known = inputsOf(reference)
    const unknown = [...inputsOf(message)].filter((name) => !known.has(name)).map((name) => `{${name}}`)
    const parts = partsOf(reference)
    const unknownParts = [...partsOf(message)].filter((name) => !parts.has(name)).map((name) => `<${name}>`)
    const plural = readPlural(message)
    const lacking = plural === undefined ? [] : forms.filter((form) => !plural.forms.has(form))
    return [
      ...[...unknown, ...unknownParts].map((name) => `${key}: nothing is given for ${name}.`),
      ...lacking.map((form) => `${key}: there are no words for the number "${form}".`),
      ...(unknown.length + unknownParts.length === 0 && !canBeSaid(tag, message, reference)
        ? [`${key}: this cannot be read as an ICU message.`]
        : []),
    ]
  })
}

function canBeSaid(tag: string, message: string, reference: string): boolean {
  let fails = false
  const onError = () => {
    fails = true
  }
  const t = createTranslator<Record<string, string>>({ locale: tag, messages: { message }, onError })
  const inputs = [...inputsOf(reference)].map((name) => [name, 1] as const)
  const parts = [...partsOf(reference)].map((name) => [name, (words: string) => words] as const)
  t.markup('message', Object.fromEntries([...inputs, ...parts]))
  return !fails
}
