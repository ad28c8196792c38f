// The checklists on the screen and on paper.

import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { checklistPath } from '#src/shared/paths.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'
import { expect, test } from '../fixtures.ts'

test('a checklist can be ticked before the page has loaded; ticks are kept and cleared', async ({ page }) => {
  await test.step('a tick before the scripts have come', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(checklistPath('digital-safety-sprint'))
    await page.getByRole('checkbox', { name: /^4\./ }).check()
    letGo()
    await page.getByText(/^1 of 18 boxes ticked\./).waitFor()
  })
  await test.step('ticks are kept over a reload, and cleared', async () => {
    await openPage(page, checklistPath('family-tech-charter'))
    await expect(page.getByRole('checkbox')).toHaveCount(18)
    await page.getByRole('checkbox', { name: /^7\./ }).check()
    await page.getByText(/^1 of 18 boxes ticked\./).waitFor()
    await reloadPage(page)
    await expect(page.getByRole('checkbox', { name: /^7\./ })).toBeChecked()
    await page.getByRole('button', { name: 'Clear my ticks' }).click()
    await reloadPage(page)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })
})

test('each checklist prints on two sides of A4 with its boxes, without header or footer', async ({ page }) => {
  for (const { slug } of loadChecklists('en')) {
    await openPage(page, checklistPath(slug))
    const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(printed.pages, slug).toBeLessThanOrEqual(2)
    expect(printed.sizes[0]?.map(Math.round), slug).toEqual([595, 842])
    const words = printed.words + printed.besides.join('')
    expect(words, slug).toContain('08001111')
    // On the side of the paper that speaks of danger, not overleaf.
    expect(`${printed.pageWords[0]}${printed.besides[0]}`, slug).toContain('Ifyouneedsomeonenow')
    expect(words, slug).not.toMatch(/Getahelp|LogIn|Clearmyticks|PrivacyPolicy/)
  }
})
