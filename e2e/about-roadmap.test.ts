// Journeys over About, Roadmap and the privacy page: ways between them, ideas, complaints, a third party's form.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitForMail } from './support/mails.ts'
import { startServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import { startVisit } from './support/visit.ts'

const stage = openStage()

const labels = (page: Page, area: string, name?: string) =>
  page
    .getByRole(area as 'navigation', name === undefined ? {} : { name })
    .getByRole('link')
    .allTextContents()

describe('navigation', () => {
  test.each([1024, 1280])('M-15: the header at %i px has its links in order, on one line', async (width) => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
    const { page } = visit
    await page.goto(stage.server.url, { waitUntil: 'networkidle' })
    expect(await labels(page, 'navigation', 'Main')).toEqual(['Roadmap', 'About', 'Sources', 'New! Resources'])
    const header = page.getByRole('banner')
    expect((await header.getByRole('link').allTextContents()).slice(-3)).toEqual(['Get help now', 'Log In', 'Sign Up'])
    // One row is as high as the header itself.
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(76)
    for (const label of ['Roadmap', 'New! Resources', 'Get help now', 'Log In', 'Sign Up']) {
      const box = await header.getByRole('link', { name: label }).boundingBox()
      expect(box?.height, label).toBeLessThanOrEqual(52)
    }
  })

  test.each([960, 1024, 1280])(
    'M-15: at %i px a long address in the header pushes nothing out of it',
    async (width) => {
      await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
      const { page } = visit
      await page.goto(`${stage.server.url}/register`, { waitUntil: 'networkidle' })
      await page.getByLabel('Email').fill(`a.rather.long.name.of.a.parent.${width}@family.example`)
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
      await page.getByRole('checkbox').first().check()
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
      const header = page.getByRole('banner')
      const logout = header.getByRole('button', { name: 'Logout' })
      await logout.waitFor()
      const box = await logout.boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(76)
      expect((await header.getByRole('link', { name: 'New! Resources' }).boundingBox())?.height).toBeLessThanOrEqual(52)
    },
  )

  test('the menu has Roadmap, About, Sources and Privacy, then help and the account, and no Resources', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await page.goto(stage.server.url, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await labels(page, 'navigation', 'Menu')).toEqual([
      'Roadmap',
      'About',
      'Sources',
      'Privacy',
      'Get help now',
      'Log In',
      'Sign Up',
    ])
  })

  test('the footer has its links', async () => {
    await using visit = await startVisit(stage.browser)
    await visit.page.goto(stage.server.url, { waitUntil: 'networkidle' })
    expect(await labels(visit.page, 'contentinfo')).toEqual([
      'Get help now',
      'Roadmap',
      'About Us',
      'Research & Sources',
      'New! Resources',
      'Newsletter',
      'Privacy Policy',
    ])
  })
})

test('from Sources to About, from there to the roadmap, back, and to the toolkits', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await page.goto(`${stage.server.url}/sources`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Handrail' }).waitFor()
  await page.getByRole('link', { name: 'Share Your Feedback' }).click()
  await page.getByRole('heading', { level: 1, name: 'Roadmap' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Browse Our Toolkits' }).click()
  await page.getByRole('heading', { level: 1, name: 'The Digital Launchpad' }).waitFor()
})

test('About has every section of the specification, the five blocks, and where its facts come from', async () => {
  await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${stage.server.url}/about`)
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Why this exists',
    'The problem',
    'The learning design',
    'Our promise',
    'The background',
    'A technical note',
    'What makes it different',
  ])
  expect(await page.locator('main ol > li > strong').allTextContents()).toEqual([
    'Real situations.',
    'Understanding the why.',
    'Scenario practice.',
    'Actionable strategies.',
    'Reflect and commit.',
  ])
  await page.getByText('Where this comes from').click()
  await page.getByText('Orben and Przybylski').waitFor()
})

describe.each([360, 1280])('at %i px', (width) => {
  test('P-7: an idea is sent signed out and is in the database', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
    const { page } = visit
    await page.goto(`${stage.server.url}/roadmap`, { waitUntil: 'networkidle' })
    for (const horizon of ['Next 3 months', '3-6 months', '6+ months']) {
      await page.getByRole('heading', { level: 3, name: horizon, exact: true }).waitFor()
    }
    await page.getByRole('link', { name: 'Share an idea' }).click()
    await page.getByRole('main').getByRole('textbox').fill(`An idea at ${width}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Your idea is in').waitFor()
    using database = new DatabaseSync(join(stage.server.dataDir, 'handrail.sqlite'), { readOnly: true })
    const found = database.prepare('select count(*) as found from idea where idea = ?').get(`An idea at ${width}`)
    expect(found).toEqual({ found: 1 })
  })

  test('P-10, H12: a complaint has the same reference on the page and in the mail', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
    const { page } = visit
    const email = `complaint${width}@family.example`
    await page.goto(`${stage.server.url}/privacy`, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('main').getByLabel('What happened?').fill('I did not ask for that mail.')
    await page.getByRole('button', { name: 'Send complaint' }).click()
    const note = await page.getByText(/Your reference is/).textContent()
    const reference = note?.match(/HR-\w{4}-\w{4}/)?.[0] ?? 'none'
    expect(await waitForMail(stage.server.dataDir, email, /reference/)).toContain(`Your reference is ${reference}`)
  })
})

test('P-9: seeing the roadmap is counted by its name in the specification, from the moment of consent on', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true })
  const { page } = visit
  const events: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('analytics')) events.push(request.postDataJSON())
  })
  await page.goto(`${stage.server.url}/roadmap`, { waitUntil: 'networkidle' })
  const question = page.getByRole('dialog', { name: 'Your choice about cookies' })
  await question.waitFor()
  expect(events).toEqual([])
  const counted = page.waitForRequest('**/analytics/**')
  await question.getByRole('button', { name: 'Accept All' }).click()
  expect((await counted).postDataJSON()).toEqual({ event: 'page_view', page: '/roadmap' })
})

test('what was typed before the page could answer is sent', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(`${stage.server.url}/roadmap`, { waitUntil: 'commit' })
  await page.getByLabel('Your idea').pressSequentially('An early idea')
  letGo()
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest('**/api/ideas')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ idea: 'An early idea' })
  await page.getByText('Your idea is in').waitFor()
  await page.unroute('**/assets/entry.client-*.js')
})

/** A third party: its page writes what it can reach into its own text. */
async function startForm(): Promise<{ server: Server; url: string; asked: () => number }> {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Form</title><p id="out"></p><script>
      let out = 'loaded as ' + self.origin
      try { localStorage.length; out += ', read storage' } catch { out += ', no storage' }
      document.getElementById('out').textContent = out
    </script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f`, asked: () => asked }
}

test('H15: a third party form loads on a press only, wherever the visit began, and reaches no storage', async () => {
  const form = await startForm()
  try {
    await using server = await startServer({ FEEDBACK_FORM_URL: form.url })
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    // Another page's policy is in force: this one was reached without a new document.
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Roadmap' }).click()
    const open = page.getByRole('button', { name: 'Open the feedback form' })
    await open.waitFor()
    await page.getByText(`belongs to another company, at ${new URL(form.url).host}`).waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    expect([form.asked(), await page.locator('iframe').count()]).toEqual([0, 0])
    await open.click()
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('title')).toBe('Feedback form')
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
    const inside = page.frameLocator('iframe').frameLocator('iframe')
    await inside.getByText('loaded as null, no storage').waitFor()
    expect(form.asked()).toBe(1)
  } finally {
    form.server.closeAllConnections()
    form.server.close()
  }
})
