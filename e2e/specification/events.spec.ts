// Section 7: the six events with their parameters. They are sent only after 'Accept All', to our own counter.
import { expect, test } from './fixtures.ts'
import { newEmail } from './site.ts'
import { finishTool, openChecklistForm, signUp, subscribeAtHome, TOOL, unlockChecklist } from './steps.ts'

const LESSON = {
  stageId: 'digitalLaunchpad',
  moduleId: 'module1',
  lessonId: '1.1',
  title: expect.stringMatching(/\S/),
}

test('tool_started and tool_completed name the tool, the seconds spent and the value 1', async ({ visit }) => {
  const visitor = await visit({ consent: 'all' })
  await visitor.open(TOOL)
  expect(await visitor.waitForEvent('tool_started')).toEqual({ event: 'tool_started', ...LESSON })
  await finishTool(visitor)
  expect(await visitor.waitForEvent('tool_completed')).toEqual({
    event: 'tool_completed',
    ...LESSON,
    timeSpent: expect.any(Number),
    value: 1,
  })
})

test('email_captured names the home page and the value 5', async ({ visit }) => {
  const visitor = await visit({ consent: 'all' })
  await visitor.open('/')
  await subscribeAtHome(visitor, newEmail())
  expect(await visitor.waitForEvent('email_captured')).toEqual({
    event: 'email_captured',
    context: 'homepage',
    value: 5,
  })
})

test('email_captured names the download of a checklist and the value 5', async ({ visit }) => {
  const visitor = await visit({ consent: 'all' })
  await visitor.open('/resources')
  await openChecklistForm(visitor)
  await unlockChecklist(visitor, newEmail())
  expect(await visitor.waitForEvent('email_captured')).toEqual({
    event: 'email_captured',
    context: 'resource-download',
    value: 5,
  })
})

test('button_click names the button and the place', async ({ visit }) => {
  const visitor = await visit({ consent: 'all' })
  await visitor.open('/')
  await visitor.find('button', 'Show different challenges').press()
  expect(await visitor.waitForEvent('button_click')).toEqual({
    event: 'button_click',
    name: expect.any(String),
    location: expect.any(String),
  })
})

test('sign_up is sent when a visitor has registered', async ({ visit }) => {
  const visitor = await visit({ consent: 'all' })
  await visitor.open('/register')
  await signUp(visitor, newEmail())
  expect(await visitor.waitForEvent('sign_up')).toEqual({ event: 'sign_up' })
})

test('page_view is sent on the roadmap', async ({ visit }) => {
  const visitor = await visit({ consent: 'all' })
  await visitor.open('/roadmap')
  expect(await visitor.waitForEvent('page_view')).toEqual({ event: 'page_view', page: '/roadmap' })
})

test("nothing is counted after 'Essential Only'", async ({ visit }) => {
  const visitor = await visit({ consent: 'essential' })
  await visitor.open(TOOL)
  await finishTool(visitor)
  await visitor.open('/roadmap')
  expect(visitor.events()).toEqual([])
})

test('a count carries no token', async ({ site, visit }) => {
  const { token } = await site.member()
  const visitor = await visit({ consent: 'all', stored: { authToken: token } })
  await visitor.open('/roadmap')
  await visitor.waitForEvent('page_view')
  const [sent] = visitor.sent('POST /api/analytics/events')
  expect(sent?.headers.authorization).toBeUndefined()
})
