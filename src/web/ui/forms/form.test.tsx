// What is wrong with a field stands beside it, in words, until it is changed.

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { Checkbox, Form, TextField } from './form.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'

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

function Choices({ onSubmit }: { onSubmit: () => void }) {
  const [reason, setReason] = useState<'this' | 'that' | null>(null)
  const [year, setYear] = useState('')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <RadioGroup
        legend="Why?"
        options={[
          { value: 'this', label: 'This', hint: 'The one.' },
          { value: 'that', label: 'That', hint: 'The other.' },
        ]}
        chosen={reason}
        onChoose={setReason}
      />
      <SelectField
        label="Which year?"
        hint="Of the class."
        options={[{ value: '7', label: 'Year 7' }]}
        chosen={year}
        onChoose={setYear}
      />
      <button type="submit">Send</button>
    </Form>
  )
}

const wordsAt = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a choice that is missing is said until any of it is chosen', async () => {
  const onSubmit = vi.fn()
  render(<Choices onSubmit={onSubmit} />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await press()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('This')))
  expect(wordsAt(screen.getByLabelText('This'))).toEqual(['The one.', 'Please choose one.'])
  expect(wordsAt(screen.getByLabelText('Which year?'))).toEqual(['Of the class.', 'Please choose one.'])
  await userEvent.click(screen.getByLabelText('That'))
  expect(wordsAt(screen.getByLabelText('That'))).toEqual(['The other.'])
  expect(screen.getByLabelText('That').getAttribute('aria-invalid')).toBeNull()
  await press()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Which year?')))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.selectOptions(screen.getByLabelText('Which year?'), 'Year 7')
  expect(screen.queryByText('Please choose one.')).toBeNull()
  await press()
  expect(onSubmit).toHaveBeenCalledOnce()
})
