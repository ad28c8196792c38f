// A person who uses the form by keyboard or screen reader must not meet the field that only bots fill in.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

test('the hidden field is reached by no key, screen reader or autofill', async () => {
  render(<NewsletterForm context="homepage" />, { wrapper: MemoryRouter })
  const hidden = document.querySelector<HTMLInputElement>('input[name="website"]')
  expect(hidden?.autocomplete).toBe('off')
  expect(screen.getAllByRole('textbox')).not.toContain(hidden)
  const reached: (Element | null)[] = []
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.tab()
    reached.push(document.activeElement)
  }
  expect(reached).toContain(screen.getByRole('textbox', { name: 'Email' }))
  expect(reached).not.toContain(hidden)
})
