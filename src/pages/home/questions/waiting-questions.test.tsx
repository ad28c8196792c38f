// On home something is asked of who promised something, and of who finished a tool some days ago.

import { MemoryRouter } from 'react-router'
import { test } from 'vitest'
import { rememberFinished } from '#src/features/curriculum/recall-memory.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { WaitingQuestions } from './waiting-questions.tsx'

const FOUR_DAYS = 4 * 24 * 60 * 60 * 1000

test('whoever finished a tool some days ago is asked, though nothing was ever promised', async () => {
  rememberFinished('digitalLaunchpad-module1-1.1', new Date(Date.now() - FOUR_DAYS))
  render(<WaitingQuestions />, { wrapper: MemoryRouter })
  await screen.findByRole('heading', { level: 2 })
})
