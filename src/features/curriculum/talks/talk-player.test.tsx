// A talk as people meet it: where one is in it, and what its end says of a line that was or was not kept.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { sentencesBeside } from '#src/web/read-aloud/page-sentences.ts'
import { fireEvent, render, screen, within } from '../../../../testing/runner/render.tsx'
import { AgreementOffer } from './ending/agreement-offer.tsx'
import { rememberTalk } from './player/talk-memory.ts'
import { AGE_NAMES } from './talk-age.ts'
import { TalkPlayer } from './talk-player.tsx'
import { getTalk } from './talks.server.ts'

const t = translator('en')

const talk = getTalk('en', 'a-secret-account')
const [first] = talk.turns
const best = first?.options.findIndex((option) => option.best) ?? 0

test('T-7: a reload in the middle of a talk goes on where it was, with every line of it, and moves nobody', async () => {
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [best] })
  render(<TalkPlayer talk={talk} putLine={async () => 'added'} />)
  within(screen.getByRole('log')).getByText(first?.options[best]?.say ?? '')
  screen.getByRole('button', { name: 'Go back one turn' })
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['is there', async () => 'there' as const, 'Your agreement has this line already.'],
  ['was not kept', async () => 'not kept' as const, 'This device could not keep it. You can write it down on paper.'],
  [
    'had no notebook to go to',
    () => Promise.reject(new Error('failed')),
    'This device could not keep it. You can write it down on paper.',
  ],
])('a line for the agreement that %s is not said to be added', async (_how, putLine, words) => {
  const element = <AgreementOffer line={talk.agreement} putLine={putLine} label="Put this line in our agreement" />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Put this line in our agreement' }))
  expect((await screen.findByRole('status')).textContent).toContain(words)
})

test('T-7: the age that somebody practises for is asked once, and chosen already in the next talk', async () => {
  const [age = '9', other = '11'] = talk.ages
  const first = render(<TalkPlayer talk={talk} putLine={async () => 'added'} />)
  await userEvent.click(screen.getByRole('radio', { name: t(AGE_NAMES[other]) }))
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  first.unmount()
  render(<TalkPlayer talk={getTalk('en', 'phone-at-bedtime')} putLine={async () => 'added'} />)
  const chosen = [age, other].map(
    (one) => screen.getByRole<HTMLInputElement>('radio', { name: t(AGE_NAMES[one]) }).checked,
  )
  expect(chosen).toEqual([false, true])
})

test('a second tap on what one says does not say something of the next turn too', async () => {
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [] })
  render(<TalkPlayer talk={talk} putLine={async () => 'added'} />)
  const options = () => within(screen.getByRole('group', { name: 'What do you say?' })).getAllByRole('button')
  const press = (detail: number) => fireEvent.click(options()[best] as Element, { detail })
  press(1)
  const then = options().map(({ textContent }) => textContent)
  press(2)
  expect(options().map(({ textContent }) => textContent)).toEqual(then)
  press(1)
  expect(screen.getByRole('log').textContent).toContain(then[best])
})

test('I-4: whoever listens to a talk hears what one might say, too', () => {
  rememberTalk(talk.slug, { age: talk.ages[0] ?? '9', presses: [best] })
  const { container } = render(<TalkPlayer talk={talk} putLine={async () => 'added'} />)
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
