// A part whose script does not come harms nothing else on the page: it did take the page away, with all that somebody had on it.

import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import { neededPart, optionalPart } from './optional-part.tsx'

const failToLoad = (): Promise<{ default: () => null }> => Promise.reject(new TypeError('Failed to fetch'))
const Confetti = optionalPart(failToLoad)
const TipForm = neededPart(failToLoad)

test('a part that is no loss leaves nothing in its place, and one that is waited for says that it did not come', async () => {
  render(
    <main>
      <h1>Tool Complete!</h1>
      <Confetti />
      <Suspense>
        <TipForm />
      </Suspense>
    </main>,
  )
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe('This part did not load. Please load the page again when you have a signal.')
  expect(screen.getByRole('main').textContent).toBe(`Tool Complete!${said.textContent}`)
})
