// The two forms as people meet them: nothing typed is lost, and what was sent is said.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render, screen } from '../../../../testing/runner/render.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { FeedbackFrame } from './feedback-frame.tsx'
import { IdeaBox } from './idea-box.tsx'
import { IdeaForm } from './idea-form.tsx'

afterEach(() => vi.unstubAllGlobals())

function answerWith(...answers: Response[]) {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answers.shift() as Response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const busy = () =>
  Response.json(
    { message: 'Too many attempts. Please wait a little and try again.', key: 'server_too_many_tries' },
    { status: 429 },
  )
const broken = () => new Response('', { status: 500 })

test('the form has one field and a button "Send", and says that it asks for nothing personal', () => {
  render(<IdeaForm />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  screen.getByRole('textbox', { name: 'Your idea', description: /do not ask who you are/ })
  screen.getByRole('button', { name: 'Send' })
})

test.each([
  ['a refusal with the words of the server', busy, /wait a little/],
  ['a fault of ours', broken, /on our side/],
])('an idea survives %s', async (_name, failure, words) => {
  answerWith(failure(), Response.json({ message: 'Thank you.', reference: null }))
  render(<IdeaForm />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your idea')
  await userEvent.type(field, 'Shared tablets')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(words)
  expect(field.value).toBe('Shared tablets')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you.')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  await userEvent.click(screen.getByRole('button', { name: 'Write another one' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your idea').value).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Your idea'))
})

test('an idea that somebody has begun survives the answer that ideas go to another company', async () => {
  const { promise: settings, resolve: answer } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => settings)
  render(<IdeaBox />)
  await userEvent.type(screen.getByLabelText('Your idea'), 'Shared tablets')
  answer(Response.json({ feedbackFormUrl: 'https://forms.example/f' }))
  await settings.then(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your idea').value).toBe('Shared tablets')
  cleanup()
  render(<IdeaBox />)
  await screen.findByText(/belongs to another company, at forms.example/)
  expect(screen.queryByLabelText('Your idea')).toBeNull()
})

test('a complaint survives a failure, and then its reference stands on the page', async () => {
  const fetch = answerWith(broken(), Response.json({ message: 'Thank you.', reference: 'HR-7K3M-9QXA' }))
  render(<ComplaintForm />)
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  const words = screen.getByLabelText<HTMLTextAreaElement>('What happened?')
  await userEvent.type(email, 'parent@family.example')
  await userEvent.type(words, 'A mail I did not ask for')
  await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }))
  await screen.findByText(/on our side/)
  expect([email.value, words.value]).toEqual(['parent@family.example', 'A mail I did not ask for'])
  await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }))
  await screen.findByText('HR-7K3M-9QXA')
  expect(screen.getByRole('status').textContent).toContain('Your reference is HR-7K3M-9QXA.')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('the form of a third party comes after a press, and the focus goes into it: the button that had it is gone', async () => {
  render(<FeedbackFrame address="https://forms.example/ours" />)
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(document.querySelector('iframe'))
})

test('an idea leaves as nobody, also of somebody who is signed in', async () => {
  window.localStorage.setItem('authToken', 'a.b.c')
  const fetch = answerWith(Response.json({ message: 'Thank you.', reference: null }))
  render(<IdeaForm />)
  await userEvent.type(screen.getByLabelText('Your idea'), 'Shared tablets')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you.')
  const [, sent] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(sent.headers).not.toHaveProperty('Authorization')
  expect([sent.credentials, sent.referrerPolicy]).toEqual(['omit', 'no-referrer'])
})
