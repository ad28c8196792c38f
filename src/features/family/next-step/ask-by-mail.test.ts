// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { call } from '#src/web/api.ts'
import { followByMail } from './ask-by-mail.ts'
import type { NextStep } from './next-step.ts'
import type { NextStepBook } from './next-step-book.ts'

vi.mock(import('#src/web/api.ts'))

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
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ message: '', byMail: true } as never)
})

/** The days for which mails were requested and cancelled, in order. */
const asked = () =>
  (vi.mocked(call).mock.calls as unknown as [string, { day: string }][]).map(([name, { day }]) => [
    name.split(' ')[0],
    day,
  ])

test('a step that is put off is mailed about on its new day only', async () => {
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), step)
  expect(asked()).toEqual([
    ['POST', '2026-11-24'],
    ['DELETE', '2026-11-23'],
  ])
})

test('a step whose new day is refused silently keeps the mail of the old day', async () => {
  vi.mocked(call).mockRejectedValue(new Error('no network'))
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), step)
  expect(asked()).toEqual([['POST', '2026-11-24']])
})

test('a dropped step cancels its mail, unless another step is asked about that day', async () => {
  const dropped: NextStep = { ...step, state: 'dropped' }
  await followByMail(bookWith(dropped), step)
  await followByMail(bookWith(dropped, { ...step, id: 'two' }), step)
  expect(asked()).toEqual([['DELETE', '2026-11-23']])
})

test('a step without a mail asks the server nothing', async () => {
  await followByMail(bookWith({ ...step, askOn: '2026-11-24' }), { ...step, byMail: false })
  expect(asked()).toEqual([])
})

test("the mail of another carer's step is theirs: this device requests, cancels and keeps none", async () => {
  ownCarer.keep('anna')
  const bens = { ...step, carer: 'ben' }
  await followByMail(bookWith({ ...bens, askOn: '2026-11-24' }), bens)
  expect(asked()).toEqual([])
  // Their mail of the same day goes to their mailbox, so it is no reason to keep this one.
  const own: NextStep = { ...step, id: 'two', state: 'dropped' }
  await followByMail(bookWith(bens, own), { ...own, state: 'open' })
  expect(asked()).toEqual([['DELETE', '2026-11-23']])
})
