// What the checklists must say and how: the time boxes of the specification, the help lines, and words that read easily.
import { join } from 'node:path'
import type { Checklist } from '#src/features/resources/resources.contract.ts'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'
import { checkStatements, listTexts } from '../forbidden/forbidden-statements.ts'
import { type CheckedText, createLineFinder } from '../reading/checked-text.ts'
import { checkReadingOf } from '../reading/reading-grade.ts'
import { createFinding, type Finding } from './finding.ts'

/** Which checklist must have which rule of the specification. */
const MUST_SAY: [slug: Checklist['slug'], words: RegExp, rule: string][] = [
  ['digital-safety-sprint', /20-minute sprint/, 'the 20-minute sprint'],
  ['digital-safety-sprint', /timer for 20 minutes/, 'the 20 minutes in box 1'],
  ['digital-safety-sprint', /at least 2 trusted adults/, 'at least 2 trusted adults'],
  ['family-tech-charter', /30-minute family meeting/, 'the 30-minute family meeting'],
  ['family-tech-charter', /monthly 10-minute check-ins/, 'the monthly 10-minute check-ins'],
  ['family-tech-charter', /quarterly meeting[^.]*annual refresh/, 'the quarterly meeting and the annual refresh'],
  ['data-privacy-fortress', /quarterly check[^.]*annual refresh/, 'the quarterly check and the annual refresh'],
  ['gaming-transition-mastery', /15-10-5-1 countdown/, 'the 15-10-5-1 countdown'],
  [
    'gaming-transition-mastery',
    /15 minutes: ask.*10 minutes: last start.*5 minutes: save.*1 minute: land/,
    'the four steps of the countdown in order',
  ],
  ['gaming-transition-mastery', /10-minute check-in.*monthly/, 'the monthly 10-minute check-in'],
  ['gaming-transition-mastery', /annual refresh/, 'the annual refresh'],
]

/** The time boxes of the phases, in order. */
const TIME_BOXES: Partial<Record<string, string>> = {
  'digital-safety-sprint': '5, 10, 5',
  'family-tech-charter': '5, 10, 10, 5',
}

/** What each of them must name. */
const HELP_ON_EVERY_LIST = [
  'emergency',
  'childline',
  'nspcc-helpline',
  'police-101',
  'ceop',
  'report-remove',
  'samaritans',
  'shout',
  'lifeline-ni',
]

const READS_PERSONAL = /\b(?:password|full name|surname|school)\b[^.?!]*_{4,}/i

/** Every rule over one checklist. `source` is the text of its file. */
export function checkChecklist(folder: string, checklist: Checklist, source: string): Finding[] {
  const file = join(folder, 'checklists', `${checklist.slug}.md`)
  const texts = listChecklistTexts(file, checklist, source)
  const whole = texts.map(({ text }) => text).join(' ')
  const findings = checkReadingOf(file, texts)
  const miss = (problem: string, mend: string) => findings.push(createFinding({ file }, problem, mend))

  for (const [slug, words, rule] of MUST_SAY) {
    if (slug === checklist.slug && !words.test(whole)) miss(`It does not say ${rule}.`, `Write words like ${words}.`)
  }
  const boxes = checklist.sections.flatMap(({ minutes }) => minutes ?? []).join(', ')
  const wanted = TIME_BOXES[checklist.slug]
  if (wanted !== undefined && boxes !== wanted) miss(`Its time boxes are ${boxes}.`, `Make them ${wanted} minutes.`)
  const lines = checklist.help.flatMap(({ helplines }) => helplines.map(({ id }) => id))
  const missing = HELP_ON_EVERY_LIST.filter((id) => !lines.includes(id))
  if (missing.length > 0) miss(`Its help panel lacks ${missing.join(', ')}.`, 'Add them to help-panel.yaml.')
  for (const { line, text } of texts.filter(({ text }) => READS_PERSONAL.test(text))) {
    findings.push(
      createFinding({ file, line }, `It asks to write down what a visitor must not read: ${text}`, 'Cut it.'),
    )
  }
  const own = checklist.help.flatMap(({ when, advice }) => [when, advice ?? ''])
  return [...findings, ...checkStatements(listTexts(file, source, own))]
}

function listChecklistTexts(
  file: string,
  { objective, intro, sections, notes }: Checklist,
  source: string,
): CheckedText[] {
  const lineOf = createLineFinder(source)
  const create = (part: CheckedText['part'], text: string): CheckedText => ({ file, part, text, line: lineOf(text) })
  const words = (text: string) => create('words', text)
  return [
    words(objective),
    ...textsOfBlocks(intro).map(words),
    ...[...sections, ...notes].flatMap(({ title, parts }) => [
      create('heading', title),
      ...parts.flatMap((part) =>
        part.kind === 'words'
          ? textsOfBlocks(part.blocks).map(words)
          : part.boxes.map(({ nodes }) => words(textOfInlines(nodes))),
      ),
    ]),
  ]
}
