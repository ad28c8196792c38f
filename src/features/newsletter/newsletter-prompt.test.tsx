import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { render, screen } from '../../../testing/runner/render.tsx'
import { NewsletterPrompt } from './newsletter-prompt.tsx'

test('the offer after a tool takes its button along when it opens, and the focus goes to its title', async () => {
  const element = (
    <AuthProvider>
      <NewsletterPrompt />
    </AuthProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Get one tip like this every Saturday' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One tip like this every Saturday' }))
  await screen.findByRole('button', { name: 'Send me the tip' })
})
