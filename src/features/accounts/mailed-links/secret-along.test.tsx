// The link of a mail still works after the parent chooses another language on its page.

import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { AuthProvider } from '../auth-context.tsx'
import NotMePage from './not-me-page.tsx'
import ResetPasswordPage from './reset-password-page.tsx'
import VerifyEmailPage from './verify-email-page.tsx'

afterEach(() => {
  delete window.secretQuery
  vi.unstubAllGlobals()
})

const pages: [string, string, ReactNode][] = [
  ['/reset-password', '?token=abc', <ResetPasswordPage key="reset" />],
  ['/verify-email', '?code=abc', <VerifyEmailPage key="verify" />],
  ['/not-me', '?code=abc', <NotMePage key="not me" />],
]

test.each(pages)('%s', (path, query, page) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  window.secretQuery = query
  render(
    <MemoryRouter>
      <AuthProvider>
        <a href={`/pl${path}`} hrefLang="pl" onClick={(event) => event.preventDefault()}>
          Polski
        </a>
        {page}
      </AuthProvider>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Polski' })
  fireEvent.click(link)
  expect(link.getAttribute('href')).toContain(`/pl${path}${query}`)
})
