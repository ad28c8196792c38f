// The table of AI services for somebody who hears it: each cell belongs to a column and to a service.

import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { loadAiServices } from './ai-services.server.ts'
import AiServicesPage from './ai-services-page.tsx'

test('of a row whose pages say a year or no date at all, no day is made up, and it says that it may have changed', () => {
  const loaderData = loadAiServices('en')
  render(
    <MemoryRouter>
      <AiServicesPage {...({ loaderData } as Parameters<typeof AiServicesPage>[0])} />
    </MemoryRouter>,
  )
  const cellOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.lastElementChild?.textContent
  expect(cellOf('Gemini')).toBe(`2025 ${loaderData.old}`)
  expect(cellOf('ChatGPT')).toMatch(/^January 2026/)
  expect(cellOf('Replika')).toBe(`${loaderData.undated} ${loaderData.old}`)
})

test('every row is named by its service, and every cell has its column', () => {
  const loaderData = loadAiServices('en')
  render(
    <MemoryRouter>
      <AiServicesPage {...({ loaderData } as Parameters<typeof AiServicesPage>[0])} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('table').getAttribute('aria-labelledby')).toBe('services-title')
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  expect(names).toEqual(loaderData.services.map(({ name }) => name))
  expect(screen.getAllByRole('columnheader')).toHaveLength(5)
})
