// Writing issues at the desk: words that go to all readers are saved with a code, drafts without one. All of a save is in the transaction
// of its act.
import type { Kysely } from 'kysely'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import { renderMessage } from '#src/platform/http/render-message.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import type { Route } from '#src/platform/http/route.ts'
import { listAddresses } from '#src/platform/identity/operators.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#src/shared/languages.ts'
import { joinMessages, messageRef } from '#src/shared/message-ref.ts'
import { NEW_ISSUE } from '#src/shared/paths.ts'
import { forgetChoice, holdBack } from '../issues/choices.queries.server.ts'
import { writePreview } from '../issues/issue-message.server.ts'
import { findIssueFaults, findWordFaults, type IssueFault, type WrittenIssue } from '../issues/issue-rules.server.ts'
import { findFreeSaturday, listSaturdays, readSchedule } from '../issues/issue-schedule.server.ts'
import {
  addTexts,
  changeText,
  deleteTexts,
  findText,
  forgetEditing,
  listEditing,
  listTextLanguages,
  noteEditing,
  type TextRow,
  textRow,
} from '../issues/issue-texts.queries.server.ts'
import { type Issue, listIssueHeads, nameSource, nameSources } from '../issues/issues.server.ts'
import { findIssueRow, holdInstance, listIssueRows } from '../issues/newsletter-issues.queries.server.ts'
import { findSlot } from '../issues/weekly-slot.server.ts'
import {
  deleteDeskIssue,
  getIssueText,
  noteEditingIssue,
  previewIssueText,
  saveIssueText,
} from './desk-issues.contract.ts'

type Query = Kysely<Tables>

/** After this time without a request an operator's page counts as closed. */
const OPEN_FOR_MS = 2 * MINUTE_MS
const SLUG_LETTERS = 60

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/London',
})

export const writeIssueRoutes: Route[] = [
  handleAtDesk(getIssueText, async ({ slug, language }, { services }) => {
    const text = await openText(services, slug, known(language))
    if (text === undefined) throw new AppError('not_found', 'desk_answers_issue_unknown')
    const { editedBy } = text
    const addresses = await listAddresses(services.database.query, editedBy === null ? [] : [editedBy])
    return {
      ...text,
      editedBy: addresses.get(editedBy ?? '') ?? null,
      languages: text.languages.map(({ code, written }) => ({ code, name: LANGUAGES[code].name, written })),
    }
  }),

  handleDeskAct(
    saveIssueText,
    {
      act: 'write-newsletter',
      code: ({ code }) => code,
      about: ({ language }, { slug, version }) => ({ issue: slug, language, version }),
    },
    async ({ code, ...input }, { services, operator }, transaction) => {
      const isProven = code !== undefined
      const written = { ...input, language: known(input.language), operatorId: operator.id, isProven }
      const outcome = await saveText(transaction, services, written)
      if ('version' in outcome) return outcome
      const who = 'newer' in outcome ? (outcome.newer?.edited_by ?? '') : ''
      throw refusal(outcome, (await listAddresses(transaction, who === '' ? [] : [who])).get(who) ?? '?')
    },
  ),

  handleDeskAct(
    deleteDeskIssue,
    { act: 'delete-newsletter', code: ({ code }) => code, about: ({ slug }) => ({ issue: slug }) },
    async ({ slug }, { services }, transaction) => {
      if (!(await deleteIssue(transaction, slug, services.clock()))) {
        throw new AppError('conflict', 'desk_answers_issue_not_held')
      }
      return {}
    },
  ),

  handleAtDesk(previewIssueText, async (input, { services, client }) => {
    const written = { ...input, language: known(input.language) }
    const faults = await findFaults(services.database.query, written)
    return {
      ...previewWords(services, written),
      faults: faults.map(({ field, message }) => ({ field, words: renderMessage(client.language, message) })),
    }
  }),

  handleAtDesk(noteEditingIssue, async ({ slug, language }, { services, operator }) => {
    const opened = { slug, language: known(language), operatorId: operator.id }
    const news = await noteOpenText(services, opened)
    if (news === undefined) throw new AppError('not_found', 'desk_answers_issue_unknown')
    const { others, version } = news
    const addresses = await listAddresses(
      services.database.query,
      others.map(({ operator_id }) => operator_id),
    )
    return {
      version,
      others: others.flatMap(({ operator_id, since }) => {
        const email = addresses.get(operator_id)
        return email === undefined ? [] : [{ email, since }]
      }),
    }
  }),
]

/** @throws AppError for a language that this server does not speak */
function known(language: string): Language {
  const spoken = SPOKEN_LANGUAGES.find((one) => one === language)
  if (spoken === undefined) throw new AppError('not_found', 'desk_answers_issue_unknown')
  return spoken
}

function refusal(outcome: Exclude<SaveOutcome, { version: number }>, who: string): AppError {
  if ('faults' in outcome) {
    const { faults } = outcome
    return new AppError('bad_request', joinMessages(faults.map(({ message }) => message)), {
      fields: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    })
  }
  if ('newer' in outcome) {
    const time = timeFormat.format(new Date(outcome.newer?.edited_at ?? 0))
    return new AppError('conflict', messageRef('desk_answers_issue_newer', { who, time }))
  }
  switch (outcome.refused) {
    case 'unknown':
      return new AppError('not_found', 'desk_answers_issue_unknown')
    case 'unproven':
      return new AppError('conflict', 'desk_answers_issue_needs_code')
    case 'english first':
      return new AppError('bad_request', 'desk_answers_issue_english_first')
  }
}

/** What there is to change, and what can be chosen for it; undefined when there is no such issue. */
async function openText(services: Services, slug: string, language: Language) {
  const { query } = services.database
  const english = slug === NEW_ISSUE ? undefined : await findText(query, slug, DEFAULT_LANGUAGE)
  if (slug !== NEW_ISSUE && english === undefined) return undefined
  const own = language === DEFAULT_LANGUAGE ? english : await findText(query, slug, language)
  const now = services.clock()
  const date = english?.day ?? (await findFreeSaturday(query, { slug, date: findSlot(now).day }, now)) ?? ''
  const written = english === undefined ? [] : await listTextLanguages(query, slug)
  const { isProven, hasBegun } = await findState(query, slug, date, now)
  return {
    subject: own?.subject ?? '',
    preheader: own?.preheader ?? '',
    markdown: own?.markdown ?? '',
    date,
    evidence: JSON.parse(english?.evidence ?? '[]') as string[],
    version: own?.version ?? 0,
    editedAt: own?.edited_at ?? null,
    editedBy: own?.edited_by ?? null,
    english: language === DEFAULT_LANGUAGE || english === undefined ? null : english,
    languages: SPOKEN_LANGUAGES.map((code) => ({ code, written: written.includes(code) })),
    proven: isProven,
    begun: hasBegun,
    sources: loadSources(DEFAULT_LANGUAGE).map((source) => ({ id: source.id, name: nameSource(source) })),
  }
}

/** An issue that has begun is public; one that leaves by itself will be. */
async function findState(query: Query, slug: string, date: string, now: Date) {
  const hasBegun = (await findIssueRow(query, slug)) !== undefined
  const leaves = slug !== NEW_ISSUE && !hasBegun && (await readSchedule(query, { slug, date }, now)).way !== 'held'
  return { hasBegun, isProven: hasBegun || leaves }
}

interface Saved extends WrittenIssue {
  slug: string
  language: Language
  /** The version that the edit began from; 0 for a new issue. */
  version: number
  operatorId: string
  /** Whether a code came with it. */
  isProven: boolean
}

type SaveOutcome =
  | { slug: string; version: number }
  | { faults: IssueFault[] }
  | { newer: TextRow }
  | { refused: 'unknown' | 'unproven' | 'english first' }

async function saveText(transaction: Query, services: Services, saved: Saved): Promise<SaveOutcome> {
  const now = services.clock()
  const { language, operatorId } = saved
  const isNew = saved.slug === NEW_ISSUE
  // Waits for a command that may be starting to send the issue.
  await holdInstance(transaction, now)
  const english = isNew ? undefined : await findText(transaction, saved.slug, DEFAULT_LANGUAGE)
  if (!isNew && english === undefined) return { refused: 'unknown' }
  if (isNew && language !== DEFAULT_LANGUAGE) return { refused: 'english first' }
  const { isProven, hasBegun } = await findState(transaction, saved.slug, english?.day ?? saved.date, now)
  if (isProven && !saved.isProven) return { refused: 'unproven' }
  // An issue that was sent keeps its Saturday.
  const written = { ...saved, date: hasBegun ? (english?.day ?? saved.date) : saved.date }
  const faults = await findFaults(transaction, written)
  if (faults.length > 0) return { faults }
  const slug = isNew ? await findSlug(transaction, saved.subject) : saved.slug
  const before = isNew ? undefined : await findText(transaction, slug, language)
  if ((before?.version ?? 0) !== saved.version) return { newer: before as TextRow }
  const { date, evidence, subject, preheader, markdown } = written
  const row = textRow({
    ...{ slug, language, date, evidence, subject, preheader, markdown },
    ...{ version: saved.version + 1, edited_at: now.toISOString(), edited_by: operatorId },
  })
  if (before === undefined) await addTexts(transaction, [row])
  else await changeText(transaction, row)
  // An issue that was saved without a code is sent only when an operator confirms it with one, even if its Saturday has passed.
  if (!isProven) await holdBack(transaction, slug, now)
  return { slug, version: row.version }
}

/** Deletes an issue in every language. @returns false when there is none, it has begun, or it is going to leave */
export async function deleteIssue(transaction: Query, slug: string, now: Date): Promise<boolean> {
  // From then on the issues of the content are not imported again.
  await holdInstance(transaction, now)
  const english = await findText(transaction, slug, DEFAULT_LANGUAGE)
  if (english === undefined || (await findState(transaction, slug, english.day ?? '', now)).isProven) return false
  await deleteTexts(transaction, slug)
  await forgetChoice(transaction, slug)
  return true
}

/** The faults that keep the issue from being saved. */
async function findFaults(
  query: Query,
  written: WrittenIssue & { slug: string; language: Language },
): Promise<IssueFault[]> {
  if (written.language !== DEFAULT_LANGUAGE) return findWordFaults(written.language, written)
  const faults = findIssueFaults(written, new Set(loadSources(DEFAULT_LANGUAGE).map(({ id }) => id)))
  const isTaken = faults.every(({ field }) => field !== 'date') && (await isDayTaken(query, written))
  return isTaken ? [...faults, { field: 'date', message: 'desk_answers_issue_day_taken' }] : faults
}

/** Whether another issue was sent or is scheduled for this day. An issue that was sent by hand leaves its Saturday free. */
async function isDayTaken(query: Query, { slug, date }: { slug: string; date: string }): Promise<boolean> {
  const rows = (await listIssueRows(query)).filter((row) => row.slug !== slug)
  const begun = new Set(rows.map((row) => row.slug))
  const waiting = (await listSaturdays(query)).filter((other) => other.slug !== slug && !begun.has(other.slug))
  return rows.some(({ slot }) => slot === date) || waiting.some(({ own, chosen }) => own === date || chosen === date)
}

/** Makes a slug from the subject that no other issue has. */
async function findSlug(query: Query, subject: string): Promise<string> {
  const words = subject
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const plain = words.join('-').slice(0, SLUG_LETTERS).replace(/-$/, '') || 'issue'
  const taken = new Set([NEW_ISSUE, ...(await listIssueHeads(query, DEFAULT_LANGUAGE)).map(({ slug }) => slug)])
  for (let number = 1; ; number++) {
    const slug = number === 1 ? plain : `${plain}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** A preview of unsaved words. */
function previewWords(services: Services, written: WrittenIssue & { slug: string; language: Language }) {
  const { slug, language, date, subject, preheader } = written
  const sources = nameSources(language, written.evidence)
  const issue: Issue = { slug, date, subject, preheader, sources, blocks: parseMarkdown(written.markdown) }
  return { blocks: issue.blocks, sources, text: writePreview(services.config, issue, language).text }
}

/** Notes that an operator has the words open. @returns the ids of others who have, and the version that is stored; undefined when there is no such issue */
async function noteOpenText(
  { database: { query }, clock }: Pick<Services, 'database' | 'clock'>,
  opened: { slug: string; language: Language; operatorId: string },
) {
  if ((await findText(query, opened.slug, DEFAULT_LANGUAGE)) === undefined) return undefined
  const since = new Date(clock().getTime() - OPEN_FOR_MS)
  await forgetEditing(query, since)
  await noteEditing(query, opened, clock())
  const others = await listEditing(query, opened, since)
  return { others, version: (await findText(query, opened.slug, opened.language))?.version ?? 0 }
}
