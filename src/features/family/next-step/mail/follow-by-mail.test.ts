// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import * as requests from '#src/features/family/reminders/reminder-requests.ts'
import type { NextStep } from '../next-step.ts'
import type { NextStepBook } from '../next-step-book.ts'
import { followByMail } from './follow-by-mail.ts'

vi.mock(import('#src/features/family/reminders/reminder-requests.ts'))

const step: NextStep = {
  id: 'one',
  carer: '',
  source: { kind: 'tool', id: 'digitalLaunchpad-module1-1.1', title: 'A tool' },
  cue: 'a cue',
  action: 'an action',
  madeOn: '2026-11-22',
  askOn: '2026-11-23',
  byMail: true,
  state: 'open',
  obstacles: [],
  smaller: '',
  obstacle: '',
  answers: [],
}

const bookWith = (...steps: NextStep[]) => ({ read: () => steps }) as NextStepBook

beforeEach(() => {
  ownCarer.keep(null)
  vi.mocked(requests.askByMail).mockReset().mockResolvedValue({ message: '', byMail: true })
  vi.mocked(requests.takeBackReminder).mockReset()
})

test('a step that is put off is asked about by mail on its new day only', async () => {
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), step)
  expect(vi.mocked(requests.takeBackReminder).mock.calls).toEqual([['2026-11-23']])
  expect(vi.mocked(requests.askByMail).mock.calls).toEqual([['2026-11-24']])
})

test('a step whose new day cannot be asked for keeps the mail of the old one', async () => {
  vi.mocked(requests.askByMail).mockRejectedValue(new Error('no network'))
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), step)
  expect(requests.takeBackReminder).not.toHaveBeenCalled()
})

test('a step that is put off within a full week is asked about on its new day', async () => {
  let taken = 3
  vi.mocked(requests.takeBackReminder).mockImplementation(async () => {
    taken -= 1
    return { message: '' }
  })
  const answers: boolean[] = []
  vi.mocked(requests.askByMail).mockImplementation(async () => {
    answers.push(taken < 3)
    return { message: '', byMail: taken < 3 }
  })
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), step)
  expect(answers).toEqual([false, true])
})

test('a step that is dropped takes its mail back, unless another one is asked about on that day', async () => {
  const dropped: NextStep = { ...step, state: 'dropped' }
  await followByMail(bookWith(dropped), step)
  expect(requests.takeBackReminder).toHaveBeenCalledTimes(1)
  await followByMail(bookWith(dropped, { ...step, id: 'two' }), step)
  expect(requests.takeBackReminder).toHaveBeenCalledTimes(1)
})

test('a step without a mail asks the server nothing, and one without a network fails in silence', async () => {
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), { ...step, byMail: false })
  expect(requests.takeBackReminder).not.toHaveBeenCalled()
  vi.mocked(requests.takeBackReminder).mockRejectedValue(new Error('no network'))
  await expect(followByMail(bookWith(), step)).resolves.toBeUndefined()
})

test('of what another carer promised the mail is theirs: here nothing is asked for, nothing taken back and nothing held', async () => {
  ownCarer.keep('anna')
  const bens = { ...step, carer: 'ben' }
  await followByMail(bookWith({ ...bens, askOn: '2026-11-24' }), bens)
  expect(requests.takeBackReminder).not.toHaveBeenCalled()
  expect(requests.askByMail).not.toHaveBeenCalled()
  // Their mail of the same day goes to their mailbox, so it is no reason to keep this one.
  const own: NextStep = { ...step, id: 'two', state: 'dropped' }
  await followByMail(bookWith(bens, own), { ...own, state: 'open' })
  expect(vi.mocked(requests.takeBackReminder).mock.calls).toEqual([['2026-11-23']])
})
