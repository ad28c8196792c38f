// A talk: what its end says of a line that was not kept, and what is read aloud.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AgreementOffer } from '#src/features/family/agreement/agreement-offer.tsx'
import { putLineInAgreement } from '#src/features/family/agreement/put-line-in-agreement.ts'
import { sentencesBeside } from '#src/web/read-aloud/page-sentences.ts'
import { render, screen, within } from '../../../../testing/runner/render.tsx'
import { rememberTalk } from './player/talk-memory.ts'
import { TalkPlayer } from './talk-player.tsx'
import { getTalk } from './talks.server.ts'

vi.mock('#src/features/family/agreement/put-line-in-agreement.ts', () => ({ putLineInAgreement: vi.fn() }))

const talk = getTalk('en', 'a-secret-account')
const [first] = talk.turns
const best = first?.options.findIndex((option) => option.best) ?? 0

const player = (shown = talk) => {
  const element = <TalkPlayer talk={shown} scene="/room.svg" doors={{ back: '/back.svg', on: '/on.svg' }} />
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
}

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

test('read-aloud of a talk also reads the options', () => {
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

test('the bubble stands where the English file says, in every language', () => {
  expect(getTalk('pl', talk.slug).bubble).toEqual({ side: 'start', tail: 'start' })
  const { container } = render(player(getTalk('pl', talk.slug)))
  expect(container.querySelector('[data-bubble="start"][data-tail="start"]')).not.toBeNull()
})
