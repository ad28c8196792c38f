// Going through a page with the keyboard alone. Every stop must be seen: not under the sticky header, and with a ring.
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What has the focus, by the words a person would call it by. Empty when nothing has. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return ''
    const labels = element instanceof HTMLInputElement ? element.labels : null
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? ''
    return words.trim().replaceAll(/\s+/g, ' ')
  })
}

/** Presses Tab and returns what has the focus now, which must be in sight. */
export async function tab(page: Page, key = 'Tab'): Promise<string> {
  await page.keyboard.press(key)
  const name = await focused(page)
  // Suggestions that lie over it may still be on their way out.
  if (name !== '') await expect.poll(() => describeHiddenFocus(page), { message: `focus on '${name}'` }).toBe('')
  return name
}

/** Tabs until the focus is on what `name` fits, and returns the names on the way. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<string[]> {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    const now = await tab(page, key)
    if (typeof name === 'string' ? now === name : name.test(now)) return passed
    passed.push(now)
  }
  throw new Error(`No tab stop is called ${name}. There were: ${passed.join(', ')}`)
}

/** Says what is wrong with how the focus is shown; empty when a person can see where they are (2.4.7, 2.4.11). */
function describeHiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const isRinged = (at: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(at)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    if (!isRinged(element) && (element.parentElement === null || !isRinged(element.parentElement))) return 'no ring'
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]))
    const isSeen = points.some(([x = 0, y = 0]) => {
      const front = document.elementFromPoint(x, y)
      return (
        front !== null &&
        (element.contains(front) || front.contains(element) || front.closest('label')?.control === element)
      )
    })
    return isSeen ? '' : 'covered or out of the window'
  })
}
