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

test('a service without a day shows none, and says that it may have changed', () => {
  const { old, undated } = show()
  const reviewedOnOf = (name: string) => screen.getByText(name).closest('details')?.querySelector('dd:last-of-type')
  expect(reviewedOnOf('Gemini')?.textContent).toBe(`2025 ${old}`)
  expect(reviewedOnOf('ChatGPT')?.textContent).toMatch(/^January 2026/)
  expect(reviewedOnOf('Replika')?.textContent).toBe(`${undated} ${old}`)
})
