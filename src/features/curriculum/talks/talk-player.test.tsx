// A talk as people meet it: where one is in it, and what its end says of a line that was or was not kept.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AgreementOffer } from '#src/features/family/agreement/agreement-offer.tsx'
import { putLineInAgreement } from '#src/features/family/agreement/put-line-in-agreement.ts'
import { translator } from '#src/web/language/translator.ts'
import { sentencesBeside } from '#src/web/read-aloud/page-sentences.ts'
import { fireEvent, render, screen, within } from '../../../../testing/runner/render.tsx'
import { rememberTalk } from './player/talk-memory.ts'
import { AGE_NAMES } from './talk-age.ts'
import { TalkPlayer } from './talk-player.tsx'
import { getTalk } from './talks.server.ts'

vi.mock('#src/features/family/agreement/put-line-in-agreement.ts', () => ({ putLineInAgreement: vi.fn() }))

const t = translator('en')

const talk = getTalk('en', 'a-secret-account')
const [first] = talk.turns
const best = first?.options.findIndex((option) => option.best) ?? 0

const player = (shown = talk) => {
  const element = <TalkPlayer talk={shown} scene="/room.svg" doors={{ back: '/back.svg', on: '/on.svg' }} />
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
}

test('a reload in the middle of a talk goes on where it was, with every line of it, and moves nobody', async () => {
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [best] })
  render(player())
  within(screen.getByRole('log')).getByText(first?.options[best]?.say ?? '')
  screen.getByRole('button', { name: 'Go back one turn' })
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['is there', async () => 'there' as const, 'Your agreement has this rule already.'],
  ['was not kept', async () => 'not kept' as const, "This device couldn't save it. You can write it down on paper."],
  [
    'had no plan to go to',
    () => Promise.reject(new Error('failed')),
    "This device couldn't save it. You can write it down on paper.",
  ],
])('a line for the agreement that %s is not said to be added', async (_how, put, words) => {
  vi.mocked(putLineInAgreement).mockImplementation(put)
  const element = (
    <AgreementOffer line={talk.agreement} suggestion={`talk:${talk.slug}`} label="Put this line in our agreement" />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Put this line in our agreement' }))
  expect((await screen.findByRole('status')).textContent).toContain(words)
})

test('the age that somebody practises for is asked once, and the next talk begins with it', async () => {
  const [, other = '11'] = talk.ages
  const first = render(player())
  await userEvent.click(screen.getByRole('radio', { name: t(AGE_NAMES[other]) }))
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  first.unmount()
  render(player(getTalk('en', 'phone-at-bedtime')))
  expect(screen.queryByRole('radio')).toBeNull()
  screen.getByText(t(AGE_NAMES[other]))
  await userEvent.click(screen.getByRole('button', { name: 'Choose another age' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t(AGE_NAMES[other]) }).checked).toBe(true)
})

test('a second tap on what one says does not say something of the next turn too', async () => {
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [] })
  render(player())
  const options = () => within(screen.getByRole('group', { name: 'What do you say?' })).getAllByRole('button')
  const press = (detail: number) => fireEvent.click(options()[best] as Element, { detail })
  press(1)
  const then = options().map(({ textContent }) => textContent)
  press(2)
  expect(options().map(({ textContent }) => textContent)).toEqual(then)
  press(1)
  expect(screen.getByRole('log').textContent).toContain(then[best])
})

test('whoever listens to a talk hears what one might say, too', () => {
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [best] })
  const { container } = render(player())
  const place = container.querySelector('[data-read-aloud]') as Element
  const spoken = sentencesBeside(place)
    .map(({ text }) => text)
    .join(' ')
  const group = screen.getByRole('group', { name: 'What do you say?' })
  for (const { textContent } of within(group).getAllByRole('button')) expect(spoken).toContain(textContent)
  // Behind what the child has answered.
  expect(spoken.indexOf('What do you say?')).toBeGreaterThan(spoken.indexOf(first?.options[best]?.say ?? ''))
  expect(spoken).not.toContain('Go back one turn')
})

test('after a poor line there are two doors: one leads back a turn, one puts it right', async () => {
  const poor = first?.options.findIndex(({ mend }) => mend !== undefined) ?? 0
  const option = first?.options[poor]
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [poor] })
  render(player())
  const doors = within(screen.getByRole('group', { name: 'A door has closed' })).getAllByRole('button')
  expect(doors.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Try another line'),
    expect.stringContaining(option?.mend?.say ?? '-'),
  ])
  await userEvent.click(doors[0] as Element)
  screen.getByRole('group', { name: 'What do you say?' })
  expect(screen.getByRole('log').textContent).not.toContain(option?.say)
})
