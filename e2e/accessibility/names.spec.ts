// What a screen reader is given: the accessibility tree of Chromium, area by area.
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES } from '#src/shared/languages.ts'
import { answer } from '../../testing/browser/screen-states.ts'
import { EXPECTED_OF_SCREENS, SCREENS, showScreen } from '../../testing/browser/screens.ts'
import { firstQuestion, toolTitle } from '../../testing/content/real-content.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'
import type { RunningServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const WIDE = { viewport: { width: 1280, height: 740 }, expected: EXPECTED_OF_SCREENS }

async function open(page: Page, { url }: RunningServer, name: string): Promise<void> {
  const screen = SCREENS.find((one) => one.name === name)
  if (screen === undefined) throw new Error(`There is no screen called ${name}.`)
  await showScreen(page, screen, url)
}

/** Role and name of everything in it, in reading order, without addresses. */
async function heard(area: Locator): Promise<string[]> {
  const lines = (await area.ariaSnapshot()).split('\n').map((line) =>
    line
      .trim()
      .replace(/^- /, '')
      .replace(/:$/, '')
      .replace(/^'(.*)'$/, (_, words: string) => words.replaceAll("''", "'")),
  )
  return lines.filter((line) => line !== '' && !line.startsWith('/url'))
}

const DIALOGS: Record<string, { title: string; controls: string[] }> = {
  'completion dialog': {
    title: 'Tool Complete!',
    controls: ['button "Yes"', 'button "Not really"', 'link "Back to Toolkit"', 'button "Close"'],
  },
  'checklist form': { title: 'Get Your Free Checklist', controls: ['textbox "Email"', 'button "Close"'] },
  'question about cookies': {
    title: 'Your choice about cookies',
    controls: ['button "Essential Only"', 'button "Accept All"', 'link "Get help now"'],
  },
}

test('a screen reader is given what is there and what it does', async ({ newVisitor, server }) => {
  await test.step('the menu on a phone says whether it is open, and has help beside it', async () => {
    const { page } = await newVisitor(WIDE)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, server, 'menu')
    const words = await heard(page.getByRole('banner'))
    expect(words).toContain('button "Menu" [expanded]')
    const languages = BUILT_LANGUAGES.filter((language) => language !== 'en').toSorted()
    expect(words.filter((line) => line.startsWith('link'))).toEqual([
      'link "Handrail"',
      'link "Get help now"',
      'link "Roadmap"',
      'link "About"',
      'link "Sources"',
      'link "Privacy"',
      'link "Log In"',
      'link "Sign Up"',
      ...languages.map((language) => `link "${LANGUAGES[language].name}"`),
    ])
  })

  await test.step('the cards are a named list of four links; a search says what it found', async () => {
    const { page } = await newVisitor(WIDE)
    await open(page, server, 'home')
    const cards = await heard(page.getByRole('list', { name: 'Suggested challenges' }))
    expect(cards[0]).toBe('list "Suggested challenges"')
    const links = cards.filter((line) => line.startsWith('link'))
    expect(links).toHaveLength(4)
    for (const link of links) expect(link).toMatch(/^link ".{40,} \d+ min"$/)
    // A place for words has to be there before there is anything to say.
    expect(await page.locator('[role="status"]:empty, [role="alert"]:empty').count()).toBeGreaterThanOrEqual(3)
    await page.getByRole('searchbox', { name: 'Search for a challenge' }).fill('gaming')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ tools? found$/ })
      .waitFor()
  })

  await test.step('the player says why Next waits, and once it is answered what was chosen', async () => {
    const { page } = await newVisitor(WIDE)
    await open(page, server, 'tool, question')
    await expect(page).toHaveTitle(new RegExp(toolTitle('module3', '3.5')))
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription('Choose an answer to carry on.')

    await answer(page)
    const header = await heard(page.getByRole('banner'))
    expect(header).toContain('status: Step 1 of 5')
    expect(header).toContain('list "Progress in this tool"')
    expect(header.filter((line) => line.startsWith('button'))).toEqual(
      [1, 2, 3, 4, 5].map((step) => expect.stringContaining(`button "Go to step ${step}"`)),
    )
    await expect(page.getByRole('button', { name: 'Go to step 1' })).toHaveAttribute('aria-current', 'step')

    const question = await heard(page.getByRole('group', { name: firstQuestion('module3', '3.5') }))
    const radios = question.filter((line) => line.startsWith('radio'))
    expect(radios).toHaveLength(4)
    for (const radio of radios) expect(radio).toContain('[disabled]')
    expect(radios.filter((radio) => radio.includes('[checked]'))).toHaveLength(1)
    expect(question).toContain('paragraph: Your answer')

    const verdict = await heard(page.getByRole('status').filter({ has: page.getByRole('heading') }))
    // Nothing there is graded, so nothing is said to be right or wrong.
    expect(verdict[1]).toBe('heading "Here\'s some food for thought:" [level=3]')
  })

  await test.step('each dialog has a name, a heading and named controls', async () => {
    for (const [name, { title, controls }] of Object.entries(DIALOGS)) {
      const { page } = await newVisitor({ ...WIDE, consentAnswered: name !== 'question about cookies' })
      await open(page, server, name)
      const words = await heard(page.getByRole('dialog'))
      expect(words[0]).toBe(`dialog "${title}"`)
      expect(words).toContain(`heading "${title}" [level=2]`)
      for (const control of controls) expect(words).toContain(control)
    }
  })

  await test.step('a checklist is a list of boxes, each with its whole text, and says how many are ticked', async () => {
    const { page } = await newVisitor(WIDE)
    await open(page, server, 'checklist')
    const boxes = (await heard(page.getByRole('article'))).filter((line) => line.startsWith('checkbox'))
    expect(boxes).toHaveLength(18)
    for (const [index, box] of boxes.entries()) expect(box).toMatch(new RegExp(`^checkbox "${index + 1}\\. .{15,}`))
    await page.getByRole('checkbox').first().check()
    await page.getByRole('status').filter({ hasText: '1 of 18 boxes ticked.' }).waitFor()
  })

  await test.step('a form that failed says so as an alert, and its fields have names and what they complete', async () => {
    const { page } = await newVisitor(WIDE)
    await open(page, server, 'log in, failed')
    await page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' }).waitFor()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', /email|username/)
    const password = page.getByRole('textbox', { name: 'Password' })
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    const show = page.getByRole('button', { name: 'Show password' })
    await show.click()
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
  })
})
