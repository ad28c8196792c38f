// A field's mistake is described beside it until the field is changed.

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { STORED_KEYS, TRACES } from '#src/web/storage/stored-keys.ts'
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

test('nothing is sent until every field is right; the first wrong one is focused', async () => {
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

test.each([
  ['stays when a parent logs out', TRACES, 'It is slow.'],
  ['goes when everything is cleared from this device', STORED_KEYS, ''],
])('what is half written in a form that is not of the plan %s', async (_what, forgotten, left) => {
  function Complaint() {
    const [words, setWords] = useState('')
    return (
      <Form keep="complaint" onSubmit={() => undefined}>
        <TextField label="Words" value={words} onChange={setWords} />
      </Form>
    )
  }
  render(<Complaint />)
  await userEvent.type(screen.getByLabelText('Words'), 'It is slow.')
  expect(sessionStorage.getItem('formDrafts')).toContain('It is slow.')
  forgetStored(forgotten)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe(left)
  expect(sessionStorage.getItem('formDrafts')).toBeNull()
})
