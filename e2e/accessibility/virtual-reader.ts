// A virtual screen reader in the page: it walks the accessibility tree as a real one does, and what it says is noted. It is not
// VoiceOver or TalkBack: those have to be tested by ear.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const ADDRESS = '/virtual-screen-reader.js'
const source = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8')

type Reader = typeof import('@guidepup/virtual-screen-reader').virtual
type Heard = { reader: Reader }

export interface ScreenReader {
  /** Starts reading what is in the page now, or in a part of it. */
  begin(part?: string): Promise<void>
  /** Goes to the next heading of this level. */
  heading(level: 1 | 2 | 3): Promise<void>
  /** Moves on, item by item, until one is said that fits. @throws when none comes in two hundred */
  until(said: RegExp): Promise<void>
  /** All that was said since the last time. What live regions said comes last, because their moment is not ours. */
  heard(): Promise<string[]>
}

/** The page needs a context with `bypassCSP`: our policy lets no such script in. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))
  const read = () => page.evaluate(() => (window as unknown as Heard).reader.lastSpokenPhrase())
  return {
    async begin(part = 'body') {
      // The page's own, which a change of page without a load leaves as it is.
      await page.addScriptTag({
        type: 'module',
        content: `import { virtual } from '${ADDRESS}'; window.reader ??= virtual`,
      })
      await page.waitForFunction(() => 'reader' in window)
      await page.evaluate(async (selector) => {
        const { reader } = window as unknown as Heard
        await reader.stop()
        await reader.start({ container: document.querySelector(selector) ?? document.body })
      }, part)
    },
    async heading(level) {
      await page.evaluate(async (at) => {
        const { reader } = window as unknown as Heard
        const commands = {
          1: reader.commands.moveToNextHeadingLevel1,
          2: reader.commands.moveToNextHeadingLevel2,
          3: reader.commands.moveToNextHeadingLevel3,
        }
        await reader.perform(commands[at])
      }, level)
    },
    async until(said) {
      for (let items = 0; items < 200; items += 1) {
        await page.evaluate(() => (window as unknown as Heard).reader.next())
        if (said.test(await read())) return
      }
      throw new Error(`Nothing was said that fits ${said}; the last was: ${await read()}`)
    },
    heard: () =>
      page.evaluate(async () => {
        const { reader } = window as unknown as Heard
        const said = await reader.spokenPhraseLog()
        await reader.clearSpokenPhraseLog()
        const words = said.filter((phrase, index) => !/^(\w+: )?$/.test(phrase) && phrase !== said[index - 1])
        const isByItself = (phrase: string) => /^(polite|assertive): /.test(phrase)
        return [...words.filter((phrase) => !isByItself(phrase)), ...words.filter(isByItself)]
      }),
  }
}
