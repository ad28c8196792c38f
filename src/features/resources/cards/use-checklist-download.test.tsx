// What is said of a download: of this one, and never of the one before.

import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { act, renderHook, waitFor } from '../../../../testing/runner/render.tsx'
import type { ChecklistCard } from '../resources.contract.ts'
import { useChecklistDownload } from './use-checklist-download.ts'

const CARD: ChecklistCard = {
  slug: 'digital-safety-sprint',
  title: 'Digital Safety Sprint',
  objective: 'Safe tonight.',
  pdfFileName: 'Handrail-Digital-Safety-Sprint.pdf',
  icon: 'sprint',
}

test('a download whose request for tips failed does not promise the mail of the last one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:a-file'
  let subscribing = () => Response.json({ message: 'A mail is on its way.' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('/api/emails/subscribe')) return subscribing()
    if (String(url).includes('generate-pdf')) {
      return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
    }
    return new Response('<article></article>')
  })
  const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider>{children}</AuthProvider>
  const { result } = renderHook(() => useChecklistDownload(CARD), { wrapper })
  const download = async () => {
    act(() => result.current.start())
    await waitFor(() => expect(result.current.asking).toBe(true))
    act(() => result.current.subscribe('parent@mail.example'))
    await waitFor(() => expect(result.current.asking).toBe(false))
  }
  await download()
  expect(result.current.answer).toBe('A mail is on its way.')
  expect(result.current.notSubscribed).toBe(false)
  subscribing = () => Response.json({ message: 'Something went wrong.' }, { status: 500 })
  await download()
  expect(result.current.failure).toBeNull()
  expect(result.current.answer).toBe('')
  expect(result.current.notSubscribed).toBe(true)
})
