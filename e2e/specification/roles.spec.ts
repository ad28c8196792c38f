// Section 6: what a visitor without an account can do, and what a member can. The rest of it is in the files of each subject.
import { expect, test } from './fixtures.ts'
import { newEmail, register } from './site.ts'
import { finishTool, logIn, TOOL } from './steps.ts'

test('the newsletter section of the home page is for signed-out visitors', async ({ site, visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  await visitor.find('button', 'Send me the tip').waitUntilSeen()
  const { token } = await site.member()
  await visitor.store('authToken', token)
  await visitor.reload()
  await visitor.find('button', 'Send me the tip').waitUntilGone()
})

test('a visitor finishes a tool without a word to the server', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open(TOOL)
  await finishTool(visitor)
  expect(visitor.sent('POST /api/auth/progress')).toEqual([])
  expect(visitor.sent('GET /api/auth/progress')).toEqual([])
})

test("a member's finished tool is saved on the server", async ({ site, visit }) => {
  const { token } = await register(site, newEmail())
  const visitor = await visit({ stored: { authToken: token } })
  await visitor.open(TOOL)
  await finishTool(visitor)
  await visitor.until(async () => {
    const { json } = await site.request('GET /api/auth/progress', { token })
    return JSON.stringify(json.completedLessons) === '["digitalLaunchpad-module1-1.1"]'
  }, 'a saved completion')
})

test('/welcome is for members, greets them, and is where a visitor comes after logging in', async ({ site, visit }) => {
  const { email } = await site.member()
  const visitor = await visit()
  await visitor.open('/welcome')
  await visitor.waitForAddress('/login')
  await logIn(visitor, email)
  await visitor.waitForAddress('/welcome')
  // A parent without a name is greeted as 'there'.
  await visitor.waitForText('Hello, there')
})

test('the welcome page says that the session is loading until it is known', async ({ site }) => {
  const { bytes } = await site.request('GET /welcome')
  expect(Buffer.from(bytes).toString()).toContain('Loading session...')
})

test('the way back from Google says that it is at work', async ({ visit }) => {
  const visitor = await visit()
  await visitor.answer('POST /api/auth/google/exchange', { json: {}, after: new Promise(() => undefined) })
  await visitor.open('/auth/callback?token=a-ticket')
  await visitor.waitForText('Processing login...')
})
