// What a card says of its own ground: nobody may think that we read what we did not.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CardReading } from './settings-card.ts'
import SettingsCardPage from './settings-card-page.tsx'
import { getSettingsCard } from './settings-cards.server.ts'

type Props = Parameters<typeof SettingsCardPage>[0]

const readings: [CardReading, string][] = [
  [{ kind: 'maker', from: ['Nintendo', 'a guide'] }, "We read the company's own page, and others: Nintendo, a guide."],
  [{ kind: 'others', from: ['a guide'] }, 'We read pages of others, such as news and guides: a guide.'],
  [{ kind: 'nothing' }, "This is widely known. We have not looked it up on the company's own page."],
]

test.each(readings)('B-4: a card says on what ground it stands: $kind', (read, words) => {
  const loaderData = { ...getSettingsCard('en', 'nintendo-switch'), read }
  render(
    <MemoryRouter>
      <SettingsCardPage {...({ loaderData } as Props)} />
    </MemoryRouter>,
  )
  screen.getByText(words, { exact: false })
  for (const [, others] of readings) {
    if (others !== words) expect(screen.queryByText(others.slice(0, 25), { exact: false })).toBeNull()
  }
})
