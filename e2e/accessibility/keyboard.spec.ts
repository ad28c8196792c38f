// The main tasks with the keyboard alone: order, sight and return of the focus.

import { focused, tab, tabTo } from '../../testing/browser/keyboard.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const WIDE = { viewport: { width: 1280, height: 740 } }
const TOOL = '/digitalLaunchpad/modules/module3/lessons/3.2'

test('find a challenge, walk through the tool, finish it, and come back to the toolkit', async ({ newVisitor }) => {
  const { page } = await newVisitor(WIDE)
  await openPage(page, '/')

  const stops = [...(await tabTo(page, /\d min$/)), 'a card']
  expect(stops.slice(0, 15)).toEqual([
    'Skip to the content',
    'Roadmap',
    'About',
    'Sources',
    'New! Resources',
    'English',
    'Log In',
    'Sign Up',
    'Handrail',
    'Tonight',
    'Tools',
    'Talks',
    'Our plan',
    'Set up',
    'Get help now',
  ])
  // The stop for what moves comes directly before what moves.
  expect(stops.slice(-2)).toEqual([expect.stringMatching(/changing cards$/), 'a card'])

  await page.getByRole('searchbox').focus()
  await page.keyboard.type('strangers')
  await page.getByText(/^\d+ tools? found/).waitFor()
  await tabTo(page, /don't know is messaging my child.*\d min$/)
  await page.keyboard.press('Enter')
  await page.getByText('Step 1 of 5').waitFor()
  expect(page.url()).toContain('/lessons/3.2')
  // A new page begins at its title.
  await expect.poll(() => focused(page)).toBe(await page.getByRole('heading', { level: 1 }).textContent())

  await answer(page)
  await expect.poll(() => focused(page)).toMatch(/^(Feedback:$|Here's some food for thought:$)/)
  for (const step of [2, 3, 4, 5]) {
    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await page.getByText(`Step ${step} of 5`).waitFor()
    // A page still on its way up would take the next stop out of the window.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => focused(page)).toBe(await page.locator('[data-step-heading]').textContent())
    if (step === 3) await answer(page)
  }
  await tabTo(page, 'Finish Tool')
  await page.keyboard.press('Enter')

  const complete = page.getByRole('dialog', { name: 'Tool Complete!' })
  await complete.waitFor()
  await staysInside(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Tool finished')
  expect(await tab(page)).toMatch(/^Next tool: /)
  expect(await tab(page)).toBe('Back to Toolkit')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Completed' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/Online Safety Essentials$/)

  async function answer(of: typeof page): Promise<void> {
    const first = (await of.getByRole('radio').first().locator('xpath=..').textContent()) ?? ''
    await tabTo(of, first)
    await of.keyboard.press('ArrowDown')
    // Choosing is not answering.
    await expect(of.getByRole('button', { name: 'Check answer' })).toBeVisible()
    await tabTo(of, 'Check answer')
    await of.keyboard.press('Enter')
    await of.getByRole('heading', { name: /^(Feedback:$|Here's some food for thought:$)/ }).waitFor()
  }
})

test('from the player to help and back to the step that was left', async ({ page }) => {
  await openPage(page, TOOL)
  await tabTo(page, 'Go to step 2')
  await page.keyboard.press('Enter')
  await page.getByText('Step 2 of 5').waitFor()
  await tabTo(page, 'Get help now', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Get help now' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Get help now')
  await page.goBack()
  await page.getByText('Step 2 of 5').waitFor()
})

test('the question about cookies holds the focus until it is answered, and gives it back', async ({ newVisitor }) => {
  const { page } = await newVisitor({ ...WIDE, consentAnswered: false })
  await openPage(page, '/')
  const dialog = page.getByRole('dialog', { name: 'Your choice about cookies' })
  await dialog.waitFor()
  await staysInside(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await tabTo(page, 'Essential Only')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await tab(page)).not.toBe('')
})

test('on long pages no stop of the keyboard is hidden, forwards or backwards', async ({ page }) => {
  for (const path of ['/help', TOOL, '/resources/family-tech-charter']) {
    await openPage(page, path)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 40; presses += 1) if ((await tab(page, key)) === '') break
    }
  }
})

/** A whole round of Tab and one back: the focus is in the dialog, or with the browser's own buttons. */
async function staysInside(page: Parameters<typeof tab>[0]): Promise<void> {
  for (const key of [...Array.from({ length: 9 }, () => 'Tab'), 'Shift+Tab']) {
    await tab(page, key)
    const place = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body || activeElement?.closest('dialog[open]') !== null
    })
    expect(place).toBe(true)
  }
}

test('the keyboard reaches and leaves the skip link, the suggestions and the menu', async ({ page, newVisitor }) => {
  const wide = await newVisitor(WIDE)
  await test.step('the skip link is the first stop, in sight only then, and leads past the header', async () => {
    await openPage(wide.page, '/about')
    expect(await tab(wide.page)).toBe('Skip to the content')
    await wide.page.keyboard.press('Enter')
    await expect(wide.page.locator('#main')).toBeFocused()
    expect(await tab(wide.page)).not.toBe('Handrail')
  })
  await test.step('a suggestion under the search can be reached, and Escape puts them away', async () => {
    await openPage(wide.page, '/')
    const suggestions = wide.page.getByRole('list', { name: 'Suggestions' })
    await tabTo(wide.page, 'Search for a challenge')
    await suggestions.waitFor()
    await tabTo(wide.page, 'Find a tool')
    // Longer than it takes for them to go when the search is left.
    await wide.page.waitForTimeout(400)
    const first = (await suggestions.getByRole('button').first().textContent()) ?? ''
    expect(await tab(wide.page)).toBe(first)
    await wide.page.keyboard.press('Escape')
    await suggestions.waitFor({ state: 'detached' })
    await expect.poll(() => focused(wide.page)).toBe('Search for a challenge')
  })
  await test.step("the menu's links follow its button, and Escape gives the focus back", async () => {
    await openPage(page, '/')
    await tabTo(page, 'Menu')
    await page.keyboard.press('Enter')
    expect(await tab(page)).toBe('Roadmap')
    expect(await tabTo(page, 'Log In')).toEqual(['About', 'Sources', 'Privacy'])
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Menu')
    expect(await tab(page)).toBe('Search for a challenge')
  })
})
