// The checklists on the screen and on paper: ticks, print, and no need of JavaScript or an email address.

import { describe, expect, test } from 'vitest'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { checklistPath } from '#src/shared/paths.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'

const stage = openStage()

describe.each(loadChecklists('en'))('$slug', ({ slug }) => {
  test('can be ticked, is kept, and is cleared', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await openPage(page, stage.server.url + checklistPath(slug))
    expect(await page.getByRole('checkbox').count()).toBe(18)
    await page.getByRole('checkbox', { name: /^7\./ }).check()
    await page.getByText(/^1 of 18 boxes ticked\./).waitFor()
    await reloadPage(page)
    expect(await page.getByRole('checkbox', { name: /^7\./ }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Clear my ticks' }).click()
    await reloadPage(page)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })

  test('fits on two sides of A4, with its boxes, without the frame of the site', async () => {
    await using visit = await startVisit(stage.browser)
    await openPage(visit.page, stage.server.url + checklistPath(slug))
    const printed = await readPdf(await visit.page.pdf({ preferCSSPageSize: true }))
    expect(printed.pages).toBeLessThanOrEqual(2)
    expect(printed.sizes[0]?.map(Math.round)).toEqual([595, 842])
    const words = printed.words + printed.besides.join('')
    expect(words).toContain('08001111')
    // On the side of the paper that speaks of danger, not overleaf.
    expect(`${printed.pageWords[0]}${printed.besides[0]}`).toContain('Ifyouneedsomeonenow')
    expect(words).not.toMatch(/Getahelp|LogIn|Clearmyticks|PrivacyPolicy/)
  })

  test('can be read and ticked without JavaScript', async () => {
    await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(stage.server.url + checklistPath(slug))
    await page.getByRole('checkbox', { name: /^1\./ }).check()
    await page.getByRole('link', { name: '0800 1111' }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Clear my ticks' }).isVisible()).toBe(false)
  })
})

test('a tick before the page can answer is kept', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(stage.server.url + checklistPath('digital-safety-sprint'))
  await page.getByRole('checkbox', { name: /^4\./ }).check()
  letGo()
  await page.getByText(/^1 of 18 boxes ticked\./).waitFor()
})
