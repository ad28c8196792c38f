// 'Ask me by email' of somebody who is not signed in: folded, and sent only when it was opened and filled.

import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import * as requests from '#src/features/family/reminders/reminder-requests.ts'
import { Form } from '#src/web/ui/forms/form.tsx'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import { type MailAnswer, MailWish, useMailWish } from './mail-wish.tsx'

vi.mock(import('#src/features/family/reminders/reminder-requests.ts'))

function Dialog({ onSent }: { onSent: (answer: MailAnswer) => void }) {
  const wish = useMailWish()
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        void wish.send('2026-11-23').then(onSent)
      }}
    >
      <MailWish wish={wish} />
      <button type="submit">Keep</button>
    </Form>
  )
}

test('an address is sent with the day alone, when the field is open and filled', async () => {
  vi.mocked(requests.askByLink).mockResolvedValue('If that address gets our weekly tips ...')
  const onSent = vi.fn()
  render(
    <AuthProvider>
      <Dialog onSent={onSent} />
    </AuthProvider>,
  )
  const user = userEvent.setup()
  const keep = () => user.click(screen.getByRole('button', { name: 'Keep' }))
  const fold = () => user.click(screen.getByText('Ask me by email'))
  expect(screen.queryByRole('textbox')).toBeNull()
  await keep()
  await fold()
  await keep()
  expect(onSent.mock.calls).toEqual([[{ outcome: 'none' }], [{ outcome: 'none' }]])
  await user.type(screen.getByRole('textbox', { name: 'Your email address' }), 'nobody')
  await keep()
  expect(onSent).toHaveBeenCalledTimes(2)
  await fold()
  await keep()
  expect(onSent).toHaveBeenLastCalledWith({ outcome: 'none' })
  expect(requests.askByLink).not.toHaveBeenCalled()
  await fold()
  await user.type(screen.getByRole('textbox'), '@family.example')
  await keep()
  expect(requests.askByLink).toHaveBeenCalledExactlyOnceWith('nobody@family.example', '2026-11-23')
  expect(onSent).toHaveBeenLastCalledWith({ outcome: 'link', message: 'If that address gets our weekly tips ...' })
})
