// The days of the AI services.

import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { loadAiServices } from './ai-services.server.ts'
import AiServicesPage from './ai-services-page.tsx'

function show() {
  const loaderData = loadAiServices('en')
  render(
    <MemoryRouter>
      <AiServicesPage {...({ loaderData } as Parameters<typeof AiServicesPage>[0])} />
    </MemoryRouter>,
  )
  return loaderData
}

test('a line shows the day of the last review as exactly as it is known', () => {
  const { undated } = show()
  const lineOf = (name: string) => screen.getByText(name).closest('summary')?.textContent
  expect(lineOf('Gemini')).toMatch(/: 2025$/)
  expect(lineOf('ChatGPT')).toMatch(/: January 2026$/)
  expect(lineOf('Replika')).toMatch(`: ${undated}`)
})
