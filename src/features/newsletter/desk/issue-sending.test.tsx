// What the page of an issue asks before it leaves, and how it is cancelled.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { IssueSending } from './issue-sending.tsx'

const SCHEDULE = {
  ...{ way: 'held' as const, at: null, readers: 1_234, waits: true, saturday: '2026-12-05' },
  isSending: true,
}

afterEach(() => vi.unstubAllGlobals())

function show(schedule: Parameters<typeof IssueSending>[0]['schedule']) {
  const onChosen = vi.fn(async () => undefined)
  render(<IssueSending slug="an-issue" subject="A subject" schedule={schedule} onChosen={onChosen} />)
  return onChosen
}

const answerAll = (body: object) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    asked.push(
      `${new URL(typeof request === 'string' ? request : request.url, 'http://x').pathname} ${init?.body ?? ''}`,
    )
    return Response.json(body)
  })
  return asked
}

test('only the right number of readers leads to the code and the sending time', async () => {
  answerAll({ challengeId: 'x', byCode: true, passkey: null })
  show(SCHEDULE)
  const user = userEvent.setup()
  screen.getByText('It does not leave by itself.')
  await user.type(screen.getByLabelText('Number of readers'), '1233')
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  screen.getByText('That is not the number of readers. Look above.')
  await user.clear(screen.getByLabelText('Number of readers'))
  await user.type(screen.getByLabelText('Number of readers'), '1,234')
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await screen.findByText("'A subject' goes to 1,234 readers in ten minutes. Every owner is told and can stop it.")
})

test('what leaves soon is stopped by one press, without a proof', async () => {
  const asked = answerAll({})
  const onChosen = show({ ...SCHEDULE, way: 'now', at: '2026-12-01T10:00:00.000Z' })
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText('It is stopped. Nobody gets it until somebody here chooses again.')
  expect(asked.map((one) => one.split(' ')[0])).toEqual(['/api/desk/newsletter/an-issue/stop'])
  expect(onChosen).toHaveBeenCalledOnce()
})

test('a Saturday is shown and can be cancelled; without readers there is nothing to send', () => {
  show({ ...SCHEDULE, way: 'saturday', at: '2026-12-05T09:00:00.000Z', readers: 0 })
  screen.getByText('It leaves by itself on Saturday, 5 Dec, at 09:00 in London.')
  screen.getByRole('button', { name: "Don't send it on Saturday" })
  screen.getByText('There are no readers yet.')
  expect(screen.queryByLabelText('Number of readers')).toBeNull()
})

test('an installation that does not send says so', () => {
  show({ ...SCHEDULE, isSending: false })
  screen.getByText(/^Sending is switched off here/)
})
