// 'Read to me' on a small phone, with a speech synthesis that says nothing and notes what it was given.
import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

interface Noted {
  text: string
  lang: string
  rate: number
}

/** Ends a sentence when the journey says so, as a voice would when it has spoken it. */
async function giveVoices(page: Page, voices: { lang: string; localService: boolean }[]) {
  await page.addInitScript((known) => {
    const given: (SpeechSynthesisUtterance & Noted)[] = []
    class Utterance {
      lang = ''
      rate = 1
      voice = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const speech = {
      getVoices: () => known,
      speak: (utterance: SpeechSynthesisUtterance) => given.push(utterance),
      cancel: () => given.at(-1)?.onend?.call(given[0] as never, null as never),
      addEventListener: () => {},
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'given', { value: given })
  }, voices)
}

const noted = (page: Page): Promise<Noted[]> =>
  page.evaluate(() =>
    (window as unknown as { given: Noted[] }).given.map(({ text, lang, rate }) => ({ text, lang, rate })),
  )
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map((range) => String(range)).join())
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { given: { onend: () => void }[] }).given.at(-1)?.onend())
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a step is read aloud sentence by sentence, can be paused and slowed, and ends', async ({ page, newVisitor }) => {
  await giveVoices(page, [{ lang: 'en-GB', localService: true }])
  await openPage(page, TOOL)
  await button(page, 'Read to me').waitFor()
  expect(await noted(page)).toEqual([])
  await expect(page.locator('[data-step-heading]')).toBeVisible()
  const heading = await page.locator('[data-step-heading]').boundingBox()
  expect((heading?.y ?? 640) + (heading?.height ?? 0)).toBeLessThan(640)
  await button(page, 'Read to me').click()
  await button(page, 'Pause').waitFor()
  const [first] = await noted(page)
  expect(first?.lang).toBe('en-GB')
  await endSentence(page)
  await endSentence(page)
  await endSentence(page)
  const read = await noted(page)
  expect(read).toHaveLength(4)
  const shown = (await page.locator('section:has([data-step-heading])').innerText()).replaceAll(/\s+/g, ' ')
  const places = read.map(({ text }) => shown.indexOf(text))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect((await marked(page)).replaceAll(/\s+/g, ' ')).toBe(read.at(-1)?.text)

  await button(page, 'Pause').click()
  await button(page, 'Carry on').click()
  expect((await noted(page)).at(-1)).toEqual(read.at(-1))
  await button(page, 'Slower').click()
  const slower = (await noted(page)).at(-1)
  expect(slower?.text).toBe(read.at(-1)?.text)
  expect(slower?.rate).toBeLessThan(1)

  const before = (await noted(page)).length
  await page.getByRole('main').getByRole('radio').first().check()
  await button(page, 'Check answer').click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('main').locator('[data-step-heading]:focus').waitFor()
  await button(page, 'Read to me').waitFor()
  await endSentence(page)
  expect(await noted(page)).toHaveLength(before)
  expect(await marked(page)).toBe('')
  await button(page, 'Read to me').click()
  await button(page, 'Stop').click()
  await button(page, 'Read to me').waitFor()
  expect(await marked(page)).toBe('')

  await test.step('a voice from the network is not used: it says that there is none', async () => {
    const other = await newVisitor()
    await giveVoices(other.page, [{ lang: 'en-GB', localService: false }])
    await openPage(other.page, TOOL)
    await button(other.page, 'Read to me').click()
    await other.page.getByRole('main').getByText(/voice/).waitFor()
    expect(await noted(other.page)).toEqual([])
  })
})

test('a page for now is read from its heading, actions first, without its numbers', async ({ page }) => {
  await giveVoices(page, [{ lang: 'en-GB', localService: true }])
  await openPage(page, '/digitalLaunchpad/modules/module4/lessons/4.6/now')
  await button(page, 'Read to me').click()
  await button(page, 'Pause').waitFor()
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect((await noted(page)).map(({ text }) => text)).toEqual([heading])
  await endSentence(page)
  const [, first] = await noted(page)
  expect(await page.getByRole('main').locator('ol > li').first().innerText()).toContain(first?.text)
  for (let sentence = 0; sentence < 80 && (await button(page, 'Pause').count()) > 0; sentence += 1)
    await endSentence(page)
  const all = (await noted(page)).map(({ text }) => text).join(' ')
  expect(all).toContain(await page.getByRole('main').locator('section p').first().innerText())
  expect(all).not.toContain('PAPYRUS')
})
