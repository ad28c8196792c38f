// What a screen reader is given: the accessibility tree of Chromium, area by area (4.1.2, 1.3.1, D2, D3, D5, D6, D9).
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#src/shared/languages.ts'
import { openScreen } from '../../testing/browser/open-screen.ts'
import { SCREENS } from '../../testing/browser/screens.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { firstQuestion, toolTitle } from '../../testing/content/real-content.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'

const stage = openStage()
const WIDE = { viewport: { width: 1280, height: 740 } }

function open(name: string, options = {}) {
  const screen = SCREENS.find((one) => one.name === name)
  if (screen === undefined) throw new Error(`There is no screen called ${name}.`)
  return openScreen(stage, screen, { ...WIDE, ...options })
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

test('the header says its thin row, its name, the five places and help, in this order', async () => {
  await using visit = await open('home')
  expect(await heard(visit.page.getByRole('banner'))).toEqual([
    'banner',
    'paragraph: Free. No account needed. Works offline.',
    'navigation "About Handrail"',
    'link "Roadmap"',
    'link "About"',
    'link "Sources"',
    'link "New! Resources"',
    'group: English',
    'link "Log In"',
    'link "Sign Up"',
    'link "Handrail"',
    'navigation "Main"',
    'link "Tonight"',
    'link "Tools"',
    'link "Talks"',
    'link "Our plan"',
    'link "Set up"',
    'link "Get help now"',
  ])
})

test('the menu on a phone says whether it is open, and help stands beside it', async () => {
  await using visit = await open('menu', { viewport: { width: 360, height: 740 } })
  const words = await heard(visit.page.getByRole('banner'))
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

test('D1, D9: the cards are a named list of four links, each with its whole text; a search says what it found', async () => {
  await using visit = await open('home')
  const { page } = visit
  const cards = await heard(page.getByRole('list', { name: 'Suggested challenges' }))
  expect(cards[0]).toBe('list "Suggested challenges"')
  const links = cards.filter((line) => line.startsWith('link'))
  expect(links).toHaveLength(4)
  for (const link of links) expect(link).toMatch(/^link ".{40,} \d+ min"$/)
  await page.getByRole('searchbox', { name: 'Search for a challenge' }).fill('gaming')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ tools? found$/ })
    .waitFor()
})

test('D2, D5, D9: the player with an answered question', async () => {
  await using visit = await open('tool, answered')
  const { page } = visit
  expect(await page.title()).toContain(toolTitle('module3', '3.5'))
  const header = await heard(page.getByRole('banner'))
  expect(header).toContain('status: Step 1 of 5')
  expect(header).toContain('list "Progress in this tool"')
  expect(header.filter((line) => line.startsWith('button'))).toEqual(
    [1, 2, 3, 4, 5].map((step) => expect.stringContaining(`button "Go to step ${step}"`)),
  )

  const question = await heard(page.getByRole('group', { name: firstQuestion('module3', '3.5') }))
  const radios = question.filter((line) => line.startsWith('radio'))
  expect(radios).toHaveLength(4)
  for (const radio of radios) expect(radio).toContain('[disabled]')
  expect(radios.filter((radio) => radio.includes('[checked]'))).toHaveLength(1)
  expect(question).toContain('paragraph: Your answer')

  const answer = await heard(page.getByRole('status').filter({ has: page.getByRole('heading') }))
  // Nobody grades it, so nobody says right or wrong.
  expect(answer[1]).toBe('heading "Here\'s some food for thought:" [level=3]')

  expect(await page.getByRole('button', { name: 'Go to step 1' }).getAttribute('aria-current')).toBe('step')
})

test('D2: before the answer Next says that it waits, and why', async () => {
  await using visit = await open('tool, question')
  const next = visit.page.getByRole('button', { name: 'Next', exact: true })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  const reason = visit.page.locator(`[id="${await next.getAttribute('aria-describedby')}"]`)
  expect(await reason.textContent()).toBe('Choose an answer to carry on.')
  expect(await reason.getAttribute('role')).toBe('status')
})

test.each([
  [
    'completion dialog',
    'dialog "Tool Complete!"',
    ['button "Yes"', 'button "Not really"', 'link "Back to Toolkit"', 'button "Close"'],
  ],
  ['checklist form', 'dialog "Get Your Free Checklist"', ['textbox "Email"', 'button "Close"']],
  [
    'question about cookies',
    'dialog "Your choice about cookies"',
    ['button "Essential Only"', 'button "Accept All"', 'link "Get help now"'],
  ],
])('D3: the %s has a name, a heading and named controls', async (name, title, controls) => {
  await using visit = await open(name)
  const words = await heard(visit.page.getByRole('dialog'))
  expect(words[0]).toBe(title)
  expect(words).toContain(`heading ${title.slice('dialog '.length)} [level=2]`)
  for (const control of controls) expect(words).toContain(control)
})

test('D10: a checklist is a list of boxes, each with its whole text, and says how many are ticked', async () => {
  await using visit = await open('checklist')
  const { page } = visit
  const boxes = (await heard(page.getByRole('article'))).filter((line) => line.startsWith('checkbox'))
  expect(boxes).toHaveLength(18)
  for (const [index, box] of boxes.entries()) expect(box).toMatch(new RegExp(`^checkbox "${index + 1}\\. .{15,}`))
  await page.getByRole('checkbox').first().check()
  await page.getByRole('status').filter({ hasText: '1 of 18 boxes ticked.' }).waitFor()
})

test('D6: a form that failed says so as an alert, and its fields have names, hints and what they complete', async () => {
  await using visit = await open('log in, failed')
  const { page } = visit
  await page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toMatch(/email|username/)
  const password = page.getByRole('textbox', { name: 'Password' })
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  expect(await show.getAttribute('aria-pressed')).toBe('true')
  expect(await password.getAttribute('type')).toBe('text')
})

test('D4: the places for toasts and messages are there before there is anything to say', async () => {
  await using visit = await open('home')
  const empty = await visit.page.locator('[role="status"]:empty, [role="alert"]:empty').count()
  expect(empty).toBeGreaterThanOrEqual(3)
})
