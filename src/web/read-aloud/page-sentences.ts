// The sentences that are on the page now, in reading order, each with its language and its place.
import { pageLocale } from '#src/web/language/language.ts'
import type { Sentence } from './reader.ts'
import { splitSentences } from './sentences.ts'

export interface PlacedSentence extends Sentence {
  range: Range
}

/** What one presses or fills in, unless a page marks it, and what is drawn. */
const UNSPOKEN =
  'button:not([data-spoken]), summary, nav, svg, script, style, textarea, select, [hidden], [aria-hidden="true"]'

/** What belongs to the place of the button: the step on show, an open short answer, the newest lines of a talk, what a page marks. */
export function sentencesBeside(place: Element): PlacedSentence[] {
  const around = place.closest('main') ?? place.parentElement
  if (around === null) return []
  const steps = [...around.querySelectorAll('[data-step-heading]')].flatMap(
    (heading) => heading.closest('section') ?? [],
  )
  const others = around.querySelectorAll('section > details[open] > dl, [role=log] > :last-child, [data-spoken]')
  // An element inside a step is read with the step.
  const beside = [...others].filter((other) => !steps.some((step) => step.contains(other)))
  const parts = [...beside, ...steps].filter(isVisible)
  return parts.flatMap(blocksOf).flatMap(placeSentences)
}

/** The language of the words in an element, as a tag. */
export function languageAt(element: Element | null | undefined): string {
  return element?.closest('[lang]')?.getAttribute('lang') || pageLocale()
}

function isVisible(element: Element): boolean {
  return getComputedStyle(element).display !== 'none'
}

/** Words that flow together in one language: a sentence never continues in another block. */
function blocksOf(part: Element): Text[][] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const blocks: { element: Element; language: string; texts: Text[] }[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = blockOf(node.parentElement)
    if (element === null || node.parentElement?.closest(UNSPOKEN)) continue
    const last = blocks.at(-1)
    const language = languageAt(node.parentElement)
    if (last?.element === element && last.language === language) last.texts.push(node as Text)
    else blocks.push({ element, language, texts: [node as Text] })
  }
  return blocks.map(({ texts }) => texts)
}

/** Null for what is not on show, such as what is folded away. */
function blockOf(element: Element | null): Element | null {
  if (element === null) return null
  const folded = element.closest('details:not([open])')
  if (folded !== null) return null
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { display } = getComputedStyle(at)
    if (display === 'none') return null
    if (!display.startsWith('inline') && display !== 'contents') return at
  }
  return element
}

function placeSentences(texts: Text[]): PlacedSentence[] {
  const whole = texts.map(({ data }) => data).join('')
  const lang = languageAt(texts[0]?.parentElement)
  return splitSentences(whole, lang).map(({ start, end }) => {
    const range = document.createRange()
    range.setStart(...pointAt(texts, start))
    range.setEnd(...pointAt(texts, end))
    return { text: whole.slice(start, end).replace(/\s+/g, ' '), lang, range }
  })
}

function pointAt(texts: Text[], offset: number): [Text, number] {
  let rest = offset
  for (const text of texts) {
    if (rest <= text.length) return [text, rest]
    rest -= text.length
  }
  throw new RangeError('A sentence ends behind its text')
}
