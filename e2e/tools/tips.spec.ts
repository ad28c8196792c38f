// From 'It worked' over a person who reads it to other parents, and back again.
import type { Page } from '@playwright/test'
import { hideTip, passTip } from '#src/features/community/tips/judge-tips.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import type { Database } from '#src/platform/database/engine.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { fillNextStep, openNextStep, saveNextStep } from '../../testing/browser/states/make-next-step.ts'
import type { RunningServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

// Tips of other journeys would be shown too.
test.use({ settings: {} })

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const WORDS = 'All phones sleep in a basket. Mine went in first.'

/** As the desk does it, beside the running server. */
async function atTheDesk<Answer>(
  { dataDir, url }: RunningServer,
  act: (query: Database['query']) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url }))
  try {
    return await act(database.query)
  } finally {
    await database.close()
  }
}

const clock = () => new Date()
const pass = (server: RunningServer) =>
  atTheDesk(server, async (query) => {
    const waiting = await query.selectFrom('tip').select('id').where('state', '=', 'waiting').executeTakeFirstOrThrow()
    await passTip(query, waiting.id, { ownCodes: [] })
  })
const hide = (server: RunningServer) =>
  atTheDesk(server, async (query) => {
    const shown = await query.selectFrom('tip').select('id').where('state', '=', 'passed').executeTakeFirstOrThrow()
    await hideTip(query, shown.id, { clock })
  })

async function openTips(page: Page) {
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  const tips = page.getByRole('region', { name: 'What worked for other parents' })
  await page.locator('main').evaluate((main) => main.lastElementChild?.scrollIntoView())
  await tips.waitFor()
  return tips
}

test('after "It worked" a tip is corrected, waits, is shown to others, reported and withdrawn', async ({
  server,
  page,
  context,
  newVisitor,
}) => {
  await context.clock.setFixedTime(new Date('2026-11-22T19:00:00'))
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await fillNextStep(await openNextStep(page), 'In three days')
  await (await saveNextStep(page)).getByRole('button', { name: 'Close' }).click()
  await context.clock.setFixedTime(new Date('2026-11-25T08:00:00'))
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'It worked' }).click()
  await page.getByRole('button', { name: 'Tell other parents what worked' }).click()
  const words = page.getByRole('textbox', { name: 'Your words' })
  await words.fill(`${WORDS} Write to me: anna at family dot com`)
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('Please take out the @').waitFor()
  expect(await words.inputValue()).toContain(WORDS)
  await words.fill(WORDS)
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('A person will read it').waitFor()

  const own = await openTips(page)
  await own.getByText('It is waiting for a person to read it.').waitFor()
  const reader = await newVisitor()
  let seen = await openTips(reader.page)
  await seen.getByText('Nobody has written here yet.').waitFor()
  await expect(reader.page.getByText(WORDS)).toHaveCount(0)

  await pass(server)
  seen = await openTips(reader.page)
  await seen.getByText(WORDS).waitFor()
  await seen.getByRole('button', { name: 'Report' }).click()
  await seen.getByRole('button', { name: 'Something else' }).click()
  await seen.getByText('A person will look at it again.').waitFor()

  await hide(server)
  seen = await openTips(reader.page)
  await seen.getByText('Nobody has written here yet.').waitFor()
  const again = await openTips(page)
  await again.getByText('Somebody asked us to look at it again.').waitFor()
  await again.getByRole('button', { name: 'Take it back' }).click()
  await again.getByText('It is taken back.').waitFor()
  await expect(page.getByText(WORDS)).toHaveCount(0)
  expect(await atTheDesk(server, (query) => query.selectFrom('tip').selectAll().execute())).toEqual([])
})

test('offline a phone keeps no words of strangers, and withdraws its own tip later', async ({ server, newVisitor }) => {
  const { page, context } = await newVisitor({
    serviceWorkers: 'allow',
    expected: /Failed to load resource|ERR_|Failed to fetch/,
  })
  const tips = await openTips(page)
  await tips.getByRole('button', { name: 'Tell other parents what worked' }).click()
  await tips.getByRole('textbox', { name: 'Your words' }).fill(WORDS)
  await tips.getByRole('button', { name: 'Send it' }).click()
  await tips.getByText('It is waiting for a person to read it.').waitFor()
  await pass(server)
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
