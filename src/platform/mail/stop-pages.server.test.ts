// The page and the button that stop mails, whatever they are about.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { freshAddress } from '../../../testing/api/test-person.ts'
import { makeStopCode } from './stop-codes.ts'

const WRONG = 'x'.repeat(65)

test.each([
  ['/api/reminders/stop', 'reminder-stop', 'class-agreement-stop'],
  ['/api/class-agreements/stop', 'class-agreement-stop', 'reminder-stop'],
] as const)('%s offers its button for a code of its own and for no other', async (path, own, other) => {
  await using app = await createTestApp()
  const codeOf = (purpose: typeof own) => makeStopCode(app.services.secrets, purpose, 'h'.repeat(43))
  const page = await app.request(`${path}/${codeOf(own)}`, undefined, freshAddress())
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(`<form method="post" action="${path}/${codeOf(own)}">`)
  for (const code of [WRONG, codeOf(other)]) {
    const unknown = await app.request(`${path}/${code}`, undefined, freshAddress())
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).not.toContain('<form')
  }
})

test.each(['/api/reminders/stop', '/api/class-agreements/stop'])('guessing a code of %s ends in 429', async (path) => {
  await using app = await createTestApp()
  const from = freshAddress()
  const statuses: number[] = []
  for (let tries = 0; tries < 32; tries++) {
    const method = tries % 2 === 0 ? 'GET' : 'POST'
    statuses.push((await app.request(`${path}/${WRONG}`, { method }, from)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
})
