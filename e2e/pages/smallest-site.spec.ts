// A website without any of the parts that can be left out, in English alone: what is gone leads nowhere and is named nowhere, and its
// operator is named.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { analytics } from '#src/features/analytics/analytics.feature.server.ts'
import { classAgreement } from '#src/features/community/class-agreement/class-agreement.feature.server.ts'
import { tips } from '#src/features/community/tips/tips.feature.server.ts'
import { newsletter } from '#src/features/newsletter/newsletter.feature.server.ts'
import { outcomes } from '#src/features/outcomes/outcomes.feature.server.ts'
import { SiteManifest } from '#src/server/edge/page-table.ts'
import { OTHERS } from '#src/server/features.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { startAtDesk } from '../../testing/browser/operators.ts'
import { makePseudoProject } from '../../testing/languages/pseudo-project.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const NAME = `Kent <b>Online</b> & "Sons" '$&'`
const CONTACT = 'data@kent.example'
const SETTINGS = { FEATURES: 'none', LANGUAGES: 'en', OPERATOR_NAME: NAME, OPERATOR_CONTACT: CONTACT }
const LEFT_OUT = [classAgreement, tips, newsletter, outcomes, analytics]
const GONE = ['/community', '/community/slides', '/class-agreement', '/newsletter', '/unsubscribe', '/preferences']
const GONE_TOO = ['/confirm', '/undo', '/erase', '/results', '/languages', '/newsletter/feed.xml', '/pl', '/pl/help']
/** Their names in words that parents read. */
const NAMES = /newsletter|weekly tip|class agreement|cookie|other parents said|Google Analytics/i

const endpoints = LEFT_OUT.flatMap((feature) => [
  ...(feature.publicRoutes?.(OTHERS) ?? []),
  ...(feature.userRoutes?.(OTHERS) ?? []),
  ...(feature.rawRoutes?.(OTHERS) ?? []),
  ...(feature.deskRoutes?.(OTHERS) ?? []),
]).map(({ endpoint }) => endpoint)

test('the smallest website has nothing of what is left out, and names its operator', async ({
  page,
  context,
  newVisitor,
}) => {
  // All pages are built once more.
  test.setTimeout(400_000)
  await using project = await makePseudoProject([], SETTINGS)
  await using server = await startServer(SETTINGS, project.main)
  const folder = join(dirname(project.main), '../..')
  const site = join(folder, 'build/site')
  const { files } = SiteManifest.parse(JSON.parse(await readFile(join(site, 'manifest.json'), 'utf8')))
  const statusOf = async (path: string, method = 'GET') => {
    const answer = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  await test.step('no address of it is answered', async () => {
    for (const path of [...GONE, ...GONE_TOO]) expect(await statusOf(path), path).toBe(404)
    expect(endpoints.length).toBeGreaterThan(30)
    for (const { method, path } of endpoints) {
      expect(await statusOf(path.replaceAll(/\{\w+\}/g, 'x'), method), `${method} ${path}`).toBe(404)
    }
  })

  await test.step('no page leads to it or names it, nor does the search or the sitemap', async () => {
    const pages = files.filter(({ type }) => type.startsWith('text/html'))
    expect(pages.length).toBeGreaterThan(100)
    const links = new Set<string>()
    for (const { file, path } of pages) {
      const html = await readFile(join(site, file), 'utf8')
      for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(link)
      const words = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
      expect(NAMES.exec(words)?.[0], path).toBeUndefined()
    }
    for (const link of links) expect([200, 302], link).toContain(await statusOf(link))
    const found = files.filter(({ path }) => /\/assets\/search-/.test(path))
    expect(found).toHaveLength(1)
    const told = [await readFile(join(site, found[0]?.file ?? ''), 'utf8')]
    told.push(await (await fetch(`${server.url}/sitemap.xml`)).text())
    for (const path of GONE) for (const text of told) expect(text).not.toContain(path)
  })

  await test.step('parents are asked no question about cookies, and nothing of theirs is counted', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openPage(page, server.url)
    await page.waitForTimeout(2_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openPage(page, `${server.url}/privacy`)
    await expect(page.getByRole('button', { name: 'Manage' })).toHaveCount(0)
    expect(asked.filter((path) => endpoints.some((endpoint) => endpoint.path === path))).toEqual([])
  })

  await test.step('the operator is named before the first heading, without scripts, with them and after a link', async () => {
    const policy = `${NAME} runs this website and is responsible for what it keeps (contact: ${CONTACT}).`
    const about = `This website is run by ${NAME} (contact: ${CONTACT}).`
    const { page: still } = await newVisitor({ javaScriptEnabled: false })
    for (const [path, words] of [
      ['/privacy', policy],
      ['/about', about],
    ] as const) {
      await still.goto(server.url + path)
      const line = still.locator('main [data-operator]')
      await expect(line).toHaveText([words])
      await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${CONTACT}`)
      await expect(still.locator('main [data-operator]:has(~ * h2, ~ h2)')).toHaveCount(1)
    }
    await openPage(page, `${server.url}/privacy`)
    await expect(page.locator('[data-operator]')).toHaveText([policy])
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
    await page.getByText(about).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
    await page.getByText(policy).waitFor()
    await expect(page.locator('[data-operator]')).toHaveCount(1)
  })

  await test.step('the desk has the pages that are left, and the doctor says nothing of the others', async () => {
    await startAtDesk(context, server, 'owner')
    await page.goto(`${server.url}/desk`)
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await page.getByRole('button', { name: 'System' }).click()
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
      'Today',
      'Inbox',
      'Health',
      'People',
      'Log',
      'Your second factor',
    ])
    await expect(page.getByRole('main')).not.toContainText(/readers|newsletter|tip|results/i)
    await page.goto(`${server.url}/desk/people`)
    await page.getByText('Ideas, complaints', { exact: true }).first().waitFor()
    await expect(page.getByRole('main')).not.toContainText(/newsletter|class agreement|searches/i)
    const { stdout: said } = spawnSync(process.execPath, ['scripts/operator/doctor.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: server.dataDir, ...SETTINGS },
    })
    expect(said).toMatch(/^pass {2}\w+/m)
    expect(said).not.toMatch(/issue|newsletter/i)
  })
})
