// What large or widely spaced text can do to a page: words cut off, words on words, a page wider than its window.
// And targets too small for a thumb. Everything is measured in the page as it is.
import type { Page } from 'playwright-core'

/** Words that are cut off, lie on other words or stick out of the window, one readable line each. */
export function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const describe = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`

    /** Asked once of each element: hundreds of words have the same ones around them. */
    const once = <Answer>(ask: (element: Element) => Answer) => {
      const answers = new Map<Element, Answer>()
      return (element: Element) => {
        if (!answers.has(element)) answers.set(element, ask(element))
        return answers.get(element) as Answer
      }
    }

    /** For screen readers only, by what it does: a build has names of its own for our classes. */
    const isClipped: (element: Element) => boolean = once((element) => {
      const { parentElement } = element
      return getComputedStyle(element).clipPath === 'inset(50%)' || (parentElement !== null && isClipped(parentElement))
    })

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden="true"], a[href="#main"], a[href="#desk-content"]') === null &&
      !isClipped(element)

    /** What is in front of the page lies on it by design. */
    const layerOf: (element: Element) => Element = once((element) => {
      const { localName, parentElement } = element
      const isLayer =
        localName === 'dialog' || ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position)
      return isLayer || parentElement === null ? element : layerOf(parentElement)
    })

    const isCutOff = once((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (cuts(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })

    const openDialog = document.querySelector('dialog[open]')
    const texts: { element: Element; layer: Element; box: DOMRect }[] = []
    const walker = document.createTreeWalker(openDialog ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '' || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // An ellipsis says that there is more; the full text is elsewhere.
      const isShortened = getComputedStyle(element).textOverflow === 'ellipsis'
      for (const box of (isShortened ? element : range).getClientRects()) {
        if (box.width > 1 && box.height > 1) texts.push({ element, layer: layerOf(element), box })
      }
    }

    for (const { element, box } of texts) {
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        faults.push(`sticks out: ${describe(element)}`)
    }
    texts.sort((one, other) => one.box.top - other.box.top)
    for (const [index, one] of texts.entries()) {
      for (let next = index + 1; next < texts.length; next++) {
        const other = texts[next] as (typeof texts)[number]
        if (other.box.top >= one.box.bottom) break
        if (one.element === other.element || one.layer !== other.layer) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // The boxes of lines are taller than their letters.
        const least = Math.min(one.box.height, other.box.height) / 2
        if (across > 2 && down > least)
          faults.push(`on each other: ${describe(one.element)} / ${describe(other.element)}`)
      }
    }
    for (const element of new Set(texts.map(({ element }) => element))) {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (isCutOff(at)) faults.push(`cut off: ${describe(element)}`)
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`)
    return [...new Set(faults)]
  })
}

/**
 * Everyday words and telephone numbers that begin on one line and end on the next. What may be divided: an address, a word of more than
 * twelve letters, and a number that is wider than its line.
 */
export function findDividedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const walker = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const lineWidth = (element: HTMLElement): number => {
      let block = element
      while (getComputedStyle(block).display === 'inline' && block.parentElement !== null) block = block.parentElement
      const { paddingLeft, paddingRight } = getComputedStyle(block)
      return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of node.textContent?.matchAll(
        /(?<![^\s“"'(])\p{L}{1,12}(?=[.,:;?!”"')]*(?:\s|$))|\d{2,5}(?:\u00a0\d{2,4})+/gu,
      ) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 1)
        const lines = new Set(pieces.map(({ top }) => Math.round(top)))
        const isWiderThanLine =
          /^\d/.test(word) && pieces.reduce((sum, { width }) => sum + width, 0) > lineWidth(node.parentElement)
        if (lines.size > 1 && !isWiderThanLine) faults.add(`divided: ${word} in <${node.parentElement.localName}>`)
      }
    }
    return [...faults]
  })
}

/** Targets below 24 px, and buttons and fields below 44 px. Links inside a sentence are exempt (2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[aria-hidden="true"]') !== null)
        return []
      if (target.matches('a[href="#main"], a[href="#desk-content"]')) return []
      const isBox = target.matches('input[type="checkbox"], input[type="radio"]')
      const inSentence = getComputedStyle(target).display === 'inline'
      const { width, height } = target.getBoundingClientRect()
      const least = target.matches('button, input, textarea, select') && !isBox ? 44 : 24
      // The dots of the player share their row with Back and Next: 24 px wide at the least, and 48 px high.
      const leastWidth = target.closest('ol') === null ? least : 24
      if (inSentence || (width >= leastWidth - 0.5 && height >= least - 0.5)) return []
      return [`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
    })
  })
}

/** Adds style rules beside the page's own, in place of those that were added before, and the way the content policy allows a test: not as a tag. */
export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const tested = document as Document & { addedRules?: CSSStyleSheet }
    if (tested.addedRules === undefined) {
      tested.addedRules = new CSSStyleSheet()
      document.adoptedStyleSheets.push(tested.addedRules)
    }
    tested.addedRules.replaceSync(text)
  }, rules)
}
