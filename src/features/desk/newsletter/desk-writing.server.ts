// Writing issues at the desk: words that go to everybody are saved with a code, drafts without one.
import {
  deleteIssue,
  findFaults,
  noteOpenText,
  openIssueText,
  previewWords,
  type SaveOutcome,
  saveIssueText as save,
  spokenLanguage,
} from '#src/features/newsletter/write-at-the-desk.server.ts'
import { handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { say } from '#src/platform/http/say.ts'
import { listAddresses } from '#src/platform/identity/operators.ts'
import { AppError } from '#src/shared/app-error.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { says, saysAll } from '#src/shared/said.ts'
import {
  deleteDeskIssue,
  getIssueText,
  noteEditingIssue,
  previewIssueText,
  saveIssueText,
} from './desk-writing.contract.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/London',
})

export const deskWritingRoutes: Route[] = [
  handleAtDesk(getIssueText, async ({ slug, language }, { services }) => {
    const text = await openIssueText(services, slug, known(language))
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
      const outcome = await save(transaction, services, written)
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
      faults: faults.map(({ field, said }) => ({ field, words: say(client.language, said) })),
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

function known(language: string): Language {
  const spoken = spokenLanguage(language)
  if (spoken === undefined) throw new AppError('not_found', 'desk_answers_issue_unknown')
  return spoken
}

function refusal(outcome: Exclude<SaveOutcome, { version: number }>, who: string): AppError {
  if ('faults' in outcome) {
    const { faults } = outcome
    return new AppError('bad_request', saysAll(faults.map(({ said }) => said)), {
      fields: Object.fromEntries(faults.map(({ field, said }) => [field, said])),
    })
  }
  if ('newer' in outcome) {
    const time = timeFormat.format(new Date(outcome.newer?.edited_at ?? 0))
    return new AppError('conflict', says('desk_answers_issue_newer', { who, time }))
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
