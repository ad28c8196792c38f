// What is wrong with a field stands beside it, in words, until it is changed.

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { Checkbox, Form, TextField } from './form.tsx'

function Example({ onSubmit }: { onSubmit: () => void }) {
  const [email, setEmail] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField label="Email" hint="Yours." type="email" required value={email} onChange={setEmail} />
      <Checkbox required checked={agreed} onChange={setAgreed}>
        I agree
      </Checkbox>
      <button type="submit">Send</button>
    </Form>
  )
}

test('nothing is sent until every field is right; the first wrong one has the focus and its reason', async () => {
  const onSubmit = vi.fn()
  render(<Example onSubmit={onSubmit} />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const email = screen.getByLabelText('Email')
  await press()
  await vi.waitFor(() => expect(document.activeElement).toBe(email))
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = email.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Yours.',
    'Please write your email address here.',
  ])
  expect(screen.getByText('Please tick this box to carry on.')).toBeTruthy()
  await userEvent.type(email, 'anna')
  expect(email.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByLabelText('I agree'))
  await press()
  await screen.findByText('Please check the address. It should look like name@example.com.')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(email, '@family.example')
  await press()
  expect(onSubmit).toHaveBeenCalledOnce()
})
