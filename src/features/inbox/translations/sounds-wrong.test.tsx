// 'This sounds wrong' as readers meet it: the sentence they marked is there, and no name is sent.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { SoundsWrong } from './sounds-wrong.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function answerWith(...answers: Response[]) {
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answers.shift() as Response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function open(chosen = '') {
  vi.stubGlobal('getSelection', () => ({ toString: () => ` ${chosen}\n` }))
  render(
    <MemoryRouter initialEntries={['/help?code=secret#place']}>
      <SoundsWrong />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'This sounds wrong' }))
  return screen.findByLabelText<HTMLTextAreaElement>('Which sentence sounds wrong?')
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test("marked words are sent with the page, without account, cookie or the address's rest", async () => {
  localStorage.setItem('authToken', 'a-token')
  const fetch = answerWith(Response.json({ message: 'Thank you.', reference: null }))
  const field = await open('Zrób to teraz.')
  expect(field.value).toBe('Zrób to teraz.')
  await userEvent.type(screen.getByLabelText('How would you say it?'), 'Zrób to od razu.')
  await send()
  await screen.findByText('Thank you.')
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/inbox/translation_report')
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(JSON.stringify(init?.headers)).not.toContain('a-token')
  expect(JSON.parse(String(init?.body))).toEqual({
    about: '/help',
    detail: 'Zrób to teraz.',
    text: 'Zrób to od razu.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
