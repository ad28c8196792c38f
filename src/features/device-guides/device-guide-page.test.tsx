// A guide says what it is based on: no parent may think that we read what we did not.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import type { GuideReading } from './device-guide.ts'
import DeviceGuidePage from './device-guide-page.tsx'
import { getDeviceGuide } from './device-guides.server.ts'

type Props = Parameters<typeof DeviceGuidePage>[0]

const readings: [GuideReading, string][] = [
  [{ kind: 'maker', from: ['Nintendo', 'a guide'] }, "We read the company's own page, and others: Nintendo, a guide."],
  [{ kind: 'others', from: ['a guide'] }, 'We read pages of others, such as news and guides: a guide.'],
  [{ kind: 'nothing' }, "General advice. We haven't checked it on the company's own page."],
]

test.each(readings)('a guide says what it is based on: $kind', (read, words) => {
  const { reviewedOn, ...guide } = getDeviceGuide('en', 'nintendo-switch')
  const loaderData = { ...guide, read, ...(read.kind === 'nothing' || !reviewedOn ? {} : { reviewedOn }) }
  const { container } = render(
    <MemoryRouter>
      <DeviceGuidePage {...({ loaderData } as Props)} />
    </MemoryRouter>,
  )
  screen.getByText(words, { exact: false })
  // A guide that was not read shows no day.
  expect(container.querySelectorAll('time')).toHaveLength(read.kind === 'nothing' ? 0 : 1)
  for (const [, others] of readings) {
    if (others !== words) expect(screen.queryByText(others.slice(0, 25), { exact: false })).toBeNull()
  }
})

test('taps are drawn one after the other, only where a guide describes them', () => {
  const show = (slug: string) => (
    <MemoryRouter>
      <DeviceGuidePage {...({ loaderData: { ...getDeviceGuide('en', slug) } } as Props)} />
    </MemoryRouter>
  )
  const { container, rerender } = render(show('apple-screen-time'))
  const taps = [...container.querySelectorAll('section ol > li')]
  expect(taps.map((tap) => tap.textContent)).toEqual([
    'Tap 1Open Settings',
    'Tap 2Tap Screen Time',
    "Tap 3Tap your child's name",
  ])
  expect(taps.every((tap) => tap.querySelector('img') !== null)).toBe(true)
  rerender(show('nintendo-switch'))
  expect(container.querySelector('section ol')).toBeNull()
})

test('text typed about one guide is not shown on the next one', async () => {
  const guide = (slug: string) => (
    <MemoryRouter>
      <DeviceGuidePage {...({ loaderData: { ...getDeviceGuide('en', slug) } } as Props)} />
    </MemoryRouter>
  )
  const [one, other] = ['nintendo-switch', 'whatsapp']
  const { rerender } = render(guide(one))
  await userEvent.type(screen.getByLabelText('What is different?'), 'The menu has another name.')
  rerender(guide(other))
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is different?').value).toBe('')
})
