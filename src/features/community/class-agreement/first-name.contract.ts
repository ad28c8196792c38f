// A first name or a nickname: letters, spaces and hyphens. What looks like a name and is another one is refused: letters of two
// alphabets in one name, marks in heaps or across letters, letters that cannot be seen, and what speaks for the site or a school.
import * as z from 'zod/mini'
import { messageRef } from '#src/shared/message-ref.ts'
import { NAME_LIMIT } from './steps.contract.ts'

/** In UTF-16 units; measured before anything is worked out of the text. */
const TYPED_LIMIT = 80

/** Each letter with at most two marks; single spaces and hyphens between letters. */
const NAME = /^\p{L}\p{M}{0,2}(?:[ -]?\p{L}\p{M}{0,2})*$/u
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Lines through a letter, and signs around it: of no name. */
const OVERLAYS = /[\u0334-\u0338]|\u0488|\u0489|[\u20d0-\u20f0]/u
/** Alphabets that names here are written in. A name is in one of them: letters of two can look like those of one. */
const SCRIPTS = ['Latin', 'Arabic', 'Cyrillic', 'Greek', 'Hebrew', 'Armenian', 'Georgian', 'Ethiopic'].concat(
  ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ['Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Han', 'Hangul'],
)
const IN_ONE_SCRIPT = new RegExp(
  // Japanese names may mix three.
  `^(?:${[
    ...SCRIPTS.map((script) => `\\p{Script=${script}}`),
    '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]',
  ]
    .map((letters) => `(?:${letters}|[\\p{M}\\u30fc -])+`)
    .join('|')})$`,
  'u',
)
/** Who speaks for the site, a school or a service: in small letters, without spaces, hyphens and marks. */
const OFFICIAL =
  /^(?:handrail|admin|administrator|moderator|support|helpdesk|official|teacher|headteacher|headmaster|headmistress|head|principal|governor|safeguarding|police|nspcc|childline|ceop|ofsted|nhs)(?:team|uk)?$/

/** In its one spelling. */
export const FirstName = z.string(messageRef('class_agreement_answers_name_wrong')).check(
  z.maxLength(TYPED_LIMIT, messageRef('class_agreement_answers_name_wrong')),
  z.overwrite((text) => (text.length > TYPED_LIMIT ? text : text.normalize('NFKC').trim())),
  z.refine(isName, messageRef('class_agreement_answers_name_wrong')),
)

function isName(text: string): boolean {
  if (text.length > TYPED_LIMIT || [...text].length > NAME_LIMIT) return false
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M} -]/gu, '')
    .toLowerCase()
  return (
    NAME.test(text) &&
    !UNSEEN.test(text) &&
    !OVERLAYS.test(text.normalize('NFD')) &&
    IN_ONE_SCRIPT.test(text) &&
    !OFFICIAL.test(plain)
  )
}
