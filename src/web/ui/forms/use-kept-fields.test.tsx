import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, render, screen, WithMessages } from '../../../../testing/runner/render.tsx'
import { useSubmit } from '../../hooks/use-submit.ts'
import { Checkbox, Form, PasswordField, TextArea, TextField } from './form.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'

const seen = vi.fn()
const send = vi.fn(async () => {})

function Example({ keep = 'example' }: { keep?: string }) {
  const [values, setValues] = useState({ email: '', password: '', agreed: false, why: null as string | null, year: '' })
  const change = (more: Partial<typeof values>) => setValues({ ...values, ...more })
  const { onSubmit } = useSubmit(send, 'Sorry.')
  seen(values)
  return (
    <Form keep={keep} onSubmit={onSubmit}>
      <TextField label="Email" value={values.email} onChange={(email) => change({ email })} />
      <PasswordField label="Password" value={values.password} onChange={(password) => change({ password })} />
      <Checkbox checked={values.agreed} onChange={(agreed) => change({ agreed })}>
        I agree
      </Checkbox>
      <RadioGroup
        legend="Why?"
        options={[
          { value: 'this', label: 'This' },
          { value: 'that', label: 'That' },
        ]}
        chosen={values.why}
        onChoose={(why) => change({ why })}
      />
      <SelectField
        label="Year"
        hint="Of school."
        options={[
          { value: '7', label: 'Year 7' },
          { value: '8', label: 'Year 8' },
        ]}
        chosen={values.year}
        onChoose={(year) => change({ year })}
      />
      <TextArea label="Words" hint="Yours." />
      <button type="submit">Send</button>
    </Form>
  )
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  delete document.documentElement.dataset.starting
  vi.clearAllMocks()
})

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), 'anna@family.example')
  await userEvent.type(screen.getByLabelText('Password'), 'a secret')
  await userEvent.click(screen.getByLabelText('I agree'))
  await userEvent.click(screen.getByLabelText('That'))
  await userEvent.selectOptions(screen.getByLabelText('Year'), 'Year 8')
  await userEvent.type(screen.getByLabelText('Words'), 'Some words.')
}

const FILLED = { email: 'anna@family.example', agreed: true, why: 'that', year: '8' }
const words = () => (screen.getByLabelText('Words') as HTMLTextAreaElement).value

test('a form that is drawn again has everything that was put in, but for the password', async () => {
  render(<Example />)
  await fillIn()
  cleanup()
  render(<Example />)
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith({ ...FILLED, password: '' }))
  expect(words()).toBe('Some words.')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a secret')
})

test("words of one's own come back with the choice that asks for them, and beside another group with the same words", async () => {
  function Choices() {
    const [chosen, setChosen] = useState<Record<string, string>>({})
    const groups = ['When?', 'What?'].map((legend) => (
      <RadioGroup
        key={legend}
        legend={legend}
        options={[
          { value: 'given', label: 'As offered' },
          { value: 'own', label: 'My own words' },
        ]}
        chosen={chosen[legend] ?? null}
        onChoose={(value) => setChosen((others) => ({ ...others, [legend]: value }))}
      >
        {chosen[legend] === 'own' ? <OwnWords /> : null}
      </RadioGroup>
    ))
    return (
      <Form keep="choices" onSubmit={() => {}}>
        {groups}
      </Form>
    )
  }
  function OwnWords() {
    const [words, setWords] = useState('')
    return <TextField label="My own words" value={words} onChange={setWords} />
  }
  const fields = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
  render(<Choices />)
  for (const choice of screen.getAllByRole('radio', { name: 'My own words' })) await userEvent.click(choice)
  await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'at tea')
  await userEvent.type(screen.getAllByRole('textbox')[1] as HTMLElement, 'we talk')
  for (const _visit of [1, 2]) {
    cleanup()
    render(<Choices />)
    await vi.waitFor(() => expect(fields()).toEqual(['at tea', 'we talk']))
  }
})

test('a form that nobody has touched leaves nothing in the tab', async () => {
  render(<Example />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sessionStorage.length).toBe(0)
})

test('a password that is shown is not kept either', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: /Show/ }))
  await userEvent.type(screen.getByLabelText('Password'), 'a secret')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a secret')
})

test('a form of another name has nothing of it', async () => {
  render(<Example />)
  await fillIn()
  cleanup()
  seen.mockClear()
  render(<Example keep="other" />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen).toHaveBeenLastCalledWith({ email: '', password: '', agreed: false, why: null, year: '' })
})

test('what was sent is forgotten, and what could not be sent is not', async () => {
  send.mockRejectedValueOnce(new Error('no line'))
  render(<Example />)
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(sessionStorage.length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('what was put in before React came is known to React, the password too', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const page = (
    <WithMessages>
      <Example />
    </WithMessages>
  )
  root.innerHTML = renderToString(page)
  document.documentElement.dataset.starting = ''
  ;(screen.getByLabelText('Email') as HTMLInputElement).value = 'anna@family.example'
  ;(screen.getByLabelText('Password') as HTMLInputElement).value = 'a secret'
  ;(screen.getByLabelText('I agree') as HTMLInputElement).checked = true
  ;(screen.getByLabelText('That') as HTMLInputElement).checked = true
  ;(screen.getByLabelText('Year') as HTMLSelectElement).value = '8'
  ;(screen.getByLabelText('Words') as HTMLTextAreaElement).value = 'Some words.'
  const app = hydrateRoot(root, page)
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith({ ...FILLED, password: 'a secret' }))
  expect(words()).toBe('Some words.')
  fireEvent.click(screen.getByLabelText('I agree'))
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith({ ...FILLED, password: 'a secret', agreed: false }))
  app.unmount()
})
