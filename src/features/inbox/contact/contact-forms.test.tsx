// The forms for ideas and complaints: nothing typed is lost, and an idea says nothing of its writer.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render, screen } from '../../../../testing/runner/render.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { IdeaBox } from './idea-box.tsx'
import { IdeaForm } from './idea-form.tsx'

afterEach(() => vi.unstubAllGlobals())

function answerWith(...answers: Response[]) {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answers.shift() as Response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const broken = () => new Response('', { status: 500 })
const enough = () => Response.json({ message: 'Please try again tomorrow.' }, { status: 429 })

test('a started idea survives the answer that ideas go to another company', async () => {
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

test('a complaint survives a failure and a limit, and then the page shows its reference', async () => {
  const fetch = answerWith(broken(), enough(), Response.json({ message: 'Thank you.', reference: 'HR-7K3M-9QXA' }))
  render(<ComplaintForm />)
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  const words = screen.getByLabelText<HTMLTextAreaElement>('What happened?')
  await userEvent.type(email, 'parent@family.example')
  await userEvent.type(words, 'A mail I did not ask for')
  await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }))
  for (const told of [/on our side/, 'Please try again tomorrow.']) {
    await screen.findByText(told)
    expect([email.value, words.value]).toEqual(['parent@family.example', 'A mail I did not ask for'])
    await userEvent.click(screen.getByRole('button', { name: 'Send complaint' }))
  }
  await screen.findByText('HR-7K3M-9QXA')
  expect(screen.getByRole('status').textContent).toContain('Your reference is HR-7K3M-9QXA.')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('an idea leaves without a session, also where a parent is signed in', async () => {
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
