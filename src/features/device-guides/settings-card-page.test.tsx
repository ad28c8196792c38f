// What a card says of its own ground: nobody may think that we read what we did not.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import type { CardReading } from './settings-card.ts'
import SettingsCardPage from './settings-card-page.tsx'
import { getSettingsCard } from './settings-cards.server.ts'

type Props = Parameters<typeof SettingsCardPage>[0]

const readings: [CardReading, string][] = [
  [{ kind: 'maker', from: ['Nintendo', 'a guide'] }, "We read the company's own page, and others: Nintendo, a guide."],
  [{ kind: 'others', from: ['a guide'] }, 'We read pages of others, such as news and guides: a guide.'],
  [{ kind: 'nothing' }, "General advice. We haven't checked it on the company's own page."],
]

test.each(readings)('a card says on what ground it stands: $kind', (read, words) => {
  const { lastLook, ...card } = getSettingsCard('en', 'nintendo-switch')
  const loaderData = { ...card, read, ...(read.kind === 'nothing' || !lastLook ? {} : { lastLook }) }
  const { container } = render(
    <MemoryRouter>
      <SettingsCardPage {...({ loaderData } as Props)} />
    </MemoryRouter>,
  )
  screen.getByText(words, { exact: false })
  // A card that nobody read shows no day.
  expect(container.querySelectorAll('time')).toHaveLength(read.kind === 'nothing' ? 0 : 1)
  for (const [, others] of readings) {
    if (others !== words) expect(screen.queryByText(others.slice(0, 25), { exact: false })).toBeNull()
  }
})

test('what was typed about one card does not stand on the next one', async () => {
  const card = (slug: string) => (
    <MemoryRouter>
      <SettingsCardPage {...({ loaderData: { ...getSettingsCard('en', slug) } } as Props)} />
    </MemoryRouter>
  )
  const [one, other] = ['nintendo-switch', 'whatsapp']
  const { rerender } = render(card(one))
  await userEvent.type(screen.getByLabelText('What is different?'), 'The menu has another name.')
  rerender(card(other))
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is different?').value).toBe('')
})
