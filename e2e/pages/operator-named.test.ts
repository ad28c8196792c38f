import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { makePseudoProject, type PseudoProject } from '../../testing/languages/pseudo-project.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const NAME = `Kent <b>Online</b> & "Sons" '$&'`
const CONTACT = 'data@kent.example'
const POLICY = `${NAME} runs this website and is responsible for what it keeps (contact: ${CONTACT}).`
const ABOUT = `This website is run by ${NAME} (contact: ${CONTACT}).`

const SETTINGS = { OPERATOR_NAME: NAME, OPERATOR_CONTACT: CONTACT }

const unnamed = openStage()
let project: PseudoProject
let server: RunningServer
beforeAll(async () => {
  project = await makePseudoProject([], SETTINGS)
  server = await startServer(SETTINGS, project.main)
}, 300_000)
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await project?.[Symbol.asyncDispose]()
})

test.each([
  ['/privacy', POLICY],
  ['/about', ABOUT],
])('%s names them without a script, before the first heading of its words', async (path, words) => {
  await using visit = await startVisit(unnamed.browser, { javaScriptEnabled: false })
  await visit.page.goto(server.url + path)
  const line = visit.page.locator('main [data-operator]')
  expect(await line.allTextContents()).toEqual([words])
  expect(await line.getByRole('link').getAttribute('href')).toBe(`mailto:${CONTACT}`)
  expect(await visit.page.locator('main [data-operator]:has(~ * h2, ~ h2)').count()).toBe(1)
})

test('React takes over what stands there, and names them after a link inside the site too', async () => {
  await using visit = await startVisit(unnamed.browser)
  const { page } = visit
  await page.goto(`${server.url}/privacy`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('button', { name: 'Hide' }).waitFor()
  // A press before its part has come takes the line away until the settings have come too.
  await expect.poll(() => page.locator('[data-operator]').allTextContents()).toEqual([POLICY])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await page.getByText(ABOUT).waitFor()
  await page.goto(`${server.url}/tools`, { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
  await page.getByText(POLICY).waitFor()
  expect(await page.locator('[data-operator]').count()).toBe(1)
})

test('nobody named: no such line, and no contact', async () => {
  for (const path of ['/privacy', '/about', '/ur/privacy', '/cy/about']) {
    const html = await (await fetch(unnamed.server.url + path)).text()
    expect(html).not.toMatch(/data-operator|\.invalid/)
  }
  await using visit = await startVisit(unnamed.browser)
  await visit.page.goto(`${unnamed.server.url}/privacy`, { waitUntil: 'networkidle' })
  await visit.page.mouse.move(5, 5)
  await visit.page.mouse.down()
  await visit.page.waitForLoadState('networkidle')
  expect(await visit.page.locator('[data-operator]').count()).toBe(0)
})
