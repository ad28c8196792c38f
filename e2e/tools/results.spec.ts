// From answers over the operator's command to the public page.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPage } from '../../testing/browser/open-page.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const run = promisify(execFile)
const COMMAND = join(import.meta.dirname, '../../scripts/operator/results.ts')
const LESSON_KEY = 'digitalLaunchpad-module1-1.1'

async function operate({ dataDir, url }: RunningServer, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url }
  return (await run(process.execPath, [COMMAND, ...words], { env })).stdout
}

async function answer({ url }: RunningServer, home: number, outcome: string): Promise<void> {
  const taken = await fetch(`${url}/api/outcomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${home}` },
    body: JSON.stringify({ lessonKey: LESSON_KEY, outcome }),
  })
  expect(taken.status).toBe(200)
}

test('fifty answers to a new tool appear on the page, until a week is voided', async ({ page }) => {
  // Answers of other journeys would count too.
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  await openPage(page, `${server.url}/results`)
  const main = page.getByRole('main')
  await main.getByText(/^No tool has enough answers yet/).waitFor()
  const homes = Array.from({ length: 50 }, (_, index) => index + 1)
  await Promise.all(homes.map((home) => answer(server, home, home <= 35 ? 'worked' : 'not-yet')))
  expect(await operate(server, 'publish')).toMatch(/^New figures of:/)
  await page.reload()
  await main.getByText('About 70% say that it worked, or partly').waitFor()
  await expect(main.getByText('50 answers or more. Range: 55% to 85%.')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await operate(server, 'void', '1.1', new Date().toISOString().slice(0, 10))
  await page.reload()
  await main.getByText(/50 answers taken out on/).waitFor()
  await expect(main.getByText('70%')).toHaveCount(0)
})
