// A parent whose browser runs no scripts: everything can be read, help can be called, and a form says that it cannot be sent.
import type { SessionLesson } from '#src/features/curriculum/curriculum.contract.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { deviceGuidePath, talkPath } from '#src/shared/content-paths.ts'
import {
  checklistPath,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  lessonPath,
  nowPath,
  TOOLS_PATH,
} from '#src/shared/paths.ts'
import { findTalk } from '../../testing/browser/states/practise-talk.ts'
import { listNowPaths, listSeriousPaths } from '../../testing/content/find-tools.ts'
import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.1')

test('help, the pages for now and a serious tool are whole without scripts', async ({ page }) => {
  await test.step('help can be called', async () => {
    await page.goto(HELP_PATH)
    for (const number of ['999', '08001111', '08088005000']) {
      expect(await page.locator(`a[href="tel:${number}"]:visible`).count(), number).toBeGreaterThan(0)
    }
  })
  await test.step('each page for now has short actions, numbers to tap, words to say, and nothing that asks', async () => {
    for (const path of listNowPaths()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      const actions = await page.locator('main ol > li').allInnerTexts()
      expect(actions.length, path).toBeGreaterThanOrEqual(4)
      expect(actions.filter((action) => action.split(/\s+/).length > 30)).toEqual([])
      expect(await page.locator('main ol a[href^="tel:"]').count(), path).toBeGreaterThan(0)
      await page.getByRole('heading', { name: 'Say this', exact: true }).waitFor()
      await page.getByRole('heading', { name: "Don't", exact: true }).waitFor()
      await expect(page.locator('form, dialog, input, select, textarea, button'), path).toHaveCount(0)
      expect(await page.locator('body').innerText(), path).not.toMatch(/newsletter|cookies|Saturday/i)
      // A call opens no empty tab, so the page is not lost in a row of them.
      await expect(page.locator('a[target]'), path).toHaveCount(0)
    }
  })
  await test.step('every step of a serious tool can be read, and both its ways lead on', async () => {
    for (const path of listSeriousPaths()) {
      await page.goto(path)
      expect(await page.locator('[data-step-heading]:visible').count(), path).toBeGreaterThanOrEqual(5)
      const ways = page.getByRole('main').getByRole('link')
      expect((await ways.allTextContents()).slice(0, 2), path).toEqual(['It is happening now', 'I want to prepare'])
      await expect(ways.first(), path).toHaveAttribute('href', `${path}/now`)
      await ways.nth(1).click()
      await expect.poll(async () => (await page.locator('#first-step').boundingBox())?.y, path).toBeLessThan(400)
    }
  })
})

test('tools, sessions, talks, checklists and guides can be read without scripts', async ({ page }) => {
  await test.step('each worry and each toolkit is a link, and leads to its tools', async () => {
    await page.goto(HOME_PATH)
    await page.getByRole('searchbox').fill('sleep')
    await page.getByRole('button', { name: 'Find' }).click()
    // Without a word of what was typed.
    await page.waitForURL((url) => url.pathname === TOOLS_PATH && !url.search.includes('sleep'))
    expect(await page.locator('main section a[href*="/lessons/"]').count()).toBeGreaterThan(20)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sleep', exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^View Tools ?: Screen Time$/ }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Where phones sleep at night' })).toBeVisible()
  })
  await test.step('in a tool a tap opens the short answer, the part for an age, and how we know', async () => {
    await page.goto(TOOL)
    const shortAnswer = page.getByRole('region', { name: 'The short answer' })
    await shortAnswer.locator('summary').click()
    const words = await shortAnswer.locator('dl').innerText()
    expect(words).toMatch(/^Say this\n/)
    expect(words).toMatch(/\nDo this\n+(Now|Tonight|Tomorrow)/)
    expect(words).toMatch(/\nDon't\n/)
    const part = page.locator('details', { has: page.getByText('At 5 to 8', { exact: true }) })
    await part.locator('summary').click()
    await expect(part.locator('p').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'How old is your child?' })).toHaveCount(0)
    await page.getByText('How do we know?').click()
    const chart = page.getByRole('figure')
    await chart.getByRole('img', { name: 'How screen time ended' }).waitFor()
    await chart.getByRole('row', { name: 'endings went badly 22 in 100' }).waitFor()
  })
  await test.step('every step of every session', async () => {
    const sessions = loadCurriculum('en').lessons.filter((lesson): lesson is SessionLesson => 'session' in lesson)
    for (const { stageId, moduleId, lessonId, session } of sessions) {
      await page.goto(lessonPath(stageId, moduleId, lessonId))
      const words = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
      const { turns, cards, rule, licence } = session
      const choices = cards.flatMap((card) => card.choices.flatMap((choice) => [choice.text, choice.words]))
      for (const one of [...turns.flatMap(({ say, send }) => [say, send.say]), ...choices, rule.what, licence]) {
        expect(words).toContain(one)
      }
    }
  })
  await test.step('a whole talk, to which its tools and their pages for now lead', async () => {
    const serious = findTalk({ serious: true })
    await page.goto(talkPath(serious.slug))
    await page.getByText('Read the whole talk').click()
    for (const { options } of serious.turns) {
      for (const { say: words } of options) await page.getByText(words, { exact: true }).first().waitFor()
    }
    for (const { slug, title, tools } of loadTalks('en')) {
      expect(tools.length, slug).toBeGreaterThan(0)
      for (const id of tools.filter((tool) => !tool.includes('/'))) {
        const tool = [LAUNCHPAD_ID, `module${id.split('.')[0]}`, id] as const
        for (const path of [lessonPath(...tool), nowPath(...tool)]) {
          const answer = await page.request.get(path)
          if (path.endsWith('/now') && answer.status() === 404) continue
          const html = await answer.text()
          expect(html.includes(`href="${talkPath(slug)}"`), `${path} leads to ${title}`).toBe(true)
        }
      }
    }
  })
  await test.step('a checklist can be ticked, calls for help, and leads to tools', async () => {
    for (const { slug } of loadChecklists('en')) {
      await page.goto(checklistPath(slug))
      await page.getByRole('checkbox', { name: /^1\./ }).check()
      await page.getByRole('link', { name: '0800 1111' }).first().waitFor()
      await expect(page.getByRole('button', { name: 'Clear my ticks' }), slug).toBeHidden()
      expect(await page.locator('main a[href*="/lessons/"]').count(), slug).toBeGreaterThanOrEqual(2)
    }
  })
  await test.step('a device guide has its day and its words, and on paper no buttons', async () => {
    const path = deviceGuidePath('nintendo-switch')
    const { reviewedOn } = loadDeviceGuides('en').find(({ slug }) => path.endsWith(`/${slug}`)) ?? {}
    await page.goto(path)
    await page.locator(`time[datetime="${reviewedOn?.day}"]`).waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main button:visible, main nav:visible')).toHaveCount(0)
    await page.getByText('It does not read chat.').waitFor()
    await page.emulateMedia({ media: 'screen' })
  })
})

test('what needs a script says so', async ({ page }) => {
  // A press there would do nothing, and say nothing.
  for (const [path, place, words] of [
    ['/privacy', 'form noscript', 'This form needs JavaScript.'],
    ['/roadmap', 'form noscript', 'This form needs JavaScript.'],
    ['/set-up/roblox', 'form noscript', 'This form needs JavaScript.'],
    ['/login', 'main noscript', 'This page needs JavaScript.'],
    ['/results', 'main noscript', 'This page needs a script to show the numbers.'],
  ] as const) {
    await page.goto(path)
    expect(await page.locator(place).innerText(), path).toContain(words)
  }
  const table = await page.getByRole('main').getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  expect((await page.request.get(table ?? '')).status()).toBe(200)
  await page.goto('/resources')
  await expect(page.getByRole('button', { name: 'Download Checklist' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /^Read / })).toHaveCount(4)
})
