// From answers over the operator's command to the page that everybody may see.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })
const run = promisify(execFile)
const COMMAND = join(import.meta.dirname, '../../scripts/operator/results.ts')
const LESSON_KEY = 'digitalLaunchpad-module1-1.1'

async function operate(...words: string[]): Promise<string> {
  const { dataDir, url } = stage.server
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url }
  return (await run(process.execPath, [COMMAND, ...words], { env })).stdout
}

async function answer(home: number, outcome: string): Promise<void> {
  const taken = await fetch(`${stage.server.url}/api/outcomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${home}` },
    body: JSON.stringify({ lessonKey: LESSON_KEY, outcome }),
  })
  expect(taken.status).toBe(200)
}

test('fifty answers to a new tool become a line on the page, and a voided week takes it away and says so', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, `${stage.server.url}/results`)
  const main = page.getByRole('main')
  await main.getByText('Not enough answers yet').first().waitFor()
  for (let home = 1; home <= 50; home++) await answer(home, home <= 35 ? 'worked' : 'not-yet')
  expect(await operate('publish')).toMatch(/^New figures of:/)
  await page.reload()
  await main.getByText('About 70% say that it worked, or partly').waitFor()
  expect(await main.getByText('50 answers or more. Range: 55% to 85%.').count()).toBe(1)
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await operate('void', '1.1', new Date().toISOString().slice(0, 10))
  await page.reload()
  await main.getByText(/50 answers taken out on/).waitFor()
  expect(await main.getByText('70%').count()).toBe(0)
})

test('without a script the page names every tool and leads to the table; it is in the sitemap', async () => {
  await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
  await visit.page.goto(`${stage.server.url}/results`)
  const main = visit.page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Did it work?')
  expect(await main.locator('ul a').count()).toBeGreaterThan(20)
  expect(await main.textContent()).toContain('This page needs a script to show the numbers.')
  expect(await main.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/results.csv?language=en',
  )
  expect(await (await fetch(`${stage.server.url}/sitemap.xml`)).text()).toContain('/results<')
})
