// B-3, M11 to M13: from 'It worked' over a person who reads it to other parents, and back again.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hideTip, listTipQueue, passTip } from '#src/features/community/tips/judge-tips.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import type { Database } from '#src/platform/database/engine.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { fillNextStep, openNextStep, saveNextStep } from '../../testing/browser/states/make-next-step.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const WORDS = 'All phones sleep in a basket. Mine went in first.'

/** As the desk does it, beside the running server. */
async function atTheDesk<Answer>(act: (query: Database['query']) => Promise<Answer>): Promise<Answer> {
  const { dataDir, url } = stage.server
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url }))
  try {
    return await act(database.query)
  } finally {
    await database.close()
  }
}

const clock = () => new Date()
const firstInQueue = async (query: Database['query']) => (await listTipQueue(query, { clock }))[0]?.id as string
const pass = () => atTheDesk(async (query) => passTip(query, await firstInQueue(query), { ownCodes: [] }))
const hide = () =>
  atTheDesk(async (query) => {
    const shown = await query.selectFrom('tip').select('id').where('state', '=', 'passed').executeTakeFirstOrThrow()
    await hideTip(query, shown.id, { clock })
  })

async function openTips(page: Page) {
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  const tips = page.getByRole('region', { name: 'What worked for other parents' })
  await page.locator('main').evaluate((main) => main.lastElementChild?.scrollIntoView())
  await tips.waitFor()
  return tips
}

test('B-3: after "It worked" a tip is corrected, waits, is shown to others, reported and taken back', async () => {
  await using writer = await startVisit(stage.browser)
  const { page, context } = writer
  await context.clock.setFixedTime(new Date('2026-11-22T19:00:00'))
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await fillNextStep(await openNextStep(page), 'In three days')
  await (await saveNextStep(page)).getByRole('button', { name: 'Close' }).click()
  await context.clock.setFixedTime(new Date('2026-11-25T08:00:00'))
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'It worked' }).click()
  await page.getByRole('button', { name: 'Tell other parents what worked' }).click()
  const words = page.getByRole('textbox', { name: 'Your words' })
  await words.fill(`${WORDS} Write to me: anna at family dot com`)
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('Please take out the @').waitFor()
  expect(await words.inputValue()).toContain(WORDS)
  expect(await findViolations(page)).toEqual([])
  await words.fill(WORDS)
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('A person will read it').waitFor()

  const own = await openTips(page)
  await own.getByText('It is waiting for a person to read it.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await using reader = await startVisit(stage.browser)
  let seen = await openTips(reader.page)
  await seen.getByText('Nobody has written here yet.').waitFor()
  expect(await reader.page.getByText(WORDS).count()).toBe(0)

  await pass()
  seen = await openTips(reader.page)
  await seen.getByText(WORDS).waitFor()
  await seen.getByRole('button', { name: 'Report' }).click()
  await seen.getByRole('button', { name: 'Something else' }).click()
  await seen.getByText('A person will look at it again.').waitFor()
  expect(await findViolations(reader.page)).toEqual([])

  await hide()
  seen = await openTips(reader.page)
  await seen.getByText('Nobody has written here yet.').waitFor()
  const again = await openTips(page)
  await again.getByText('Somebody asked us to look at it again.').waitFor()
  await again.getByRole('button', { name: 'Take it back' }).click()
  await again.getByText('It is taken back.').waitFor()
  expect(await page.getByText(WORDS).count()).toBe(0)
  expect(await atTheDesk((query) => query.selectFrom('tip').selectAll().execute())).toEqual([])
})

test('M12: a phone without a network keeps no words of strangers, and takes its own back once there is one', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    expected: /Failed to load resource|ERR_|Failed to fetch/,
  })
  const { page, context } = visit
  const tips = await openTips(page)
  await tips.getByRole('button', { name: 'Tell other parents what worked' }).click()
  await tips.getByRole('textbox', { name: 'Your words' }).fill(WORDS)
  await tips.getByRole('button', { name: 'Send it' }).click()
  await tips.getByText('It is waiting for a person to read it.').waitFor()
  await pass()
  await (await openTips(page)).getByText(WORDS).first().waitFor()
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
  expect(kept).not.toMatch(/api\/tips|sleep in a basket/)
  await context.setOffline(true)
  await tips.getByRole('button', { name: 'Take it back' }).click()
  await tips.getByText("You're offline, or we can't be reached.").waitFor()
  await context.setOffline(false)
  await tips.getByRole('button', { name: 'Take it back' }).click()
  await tips.getByText('It is taken back.').waitFor()
  await (await openTips(page)).getByText('Nobody has written here yet.').waitFor()
})

test('a serious tool takes no tips, and nothing of tips is asked for before somebody scrolls there', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, `${stage.server.url}/digitalLaunchpad/modules/module3/lessons/3.5`)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByText('Step 5 of 5').waitFor()
  await page.locator('main').evaluate((main) => main.lastElementChild?.scrollIntoView())
  await openPage(page, stage.server.url + TOOL)
  expect(await page.getByRole('region', { name: 'What worked for other parents' }).count()).toBe(0)
  expect(asked.filter((url) => url.includes('/api/tips'))).toEqual([])
})
