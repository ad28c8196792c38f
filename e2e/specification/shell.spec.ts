// Section 2: the frame of every page, as product.md orders it: header, menu, footer, toasts.
import { expect, test, type Visit } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

/** Whether these are among the words in this order. */
function inOrder(words: readonly string[], wanted: readonly string[]): boolean {
  const places = wanted.map((word) => words.indexOf(word))
  return !places.includes(-1) && places.every((place, index) => index === 0 || place > (places[index - 1] as number))
}

test('the header of a wide screen stays visible, with home, the places, help and account', async ({ visit }) => {
  const visitor = await visit({ width: 'wide' })
  await visitor.open('/about')
  const header = visitor.find('banner')
  await visitor.scrollTo(900)
  expect((await header.box())?.y).toBeLessThanOrEqual(0)
  expect(await header.find('link', 'Tools').isSeen()).toBe(true)
  const names = await header.find('link').texts()
  expect(inOrder(names, ['Roadmap', 'About', 'Sources', 'New! Resources'])).toBe(true)
  for (const [name, to] of [
    [/Handrail/, '/'],
    ['Log In', '/login'],
    ['Sign Up', '/register'],
    ['Get help now', '/help'],
    ['Tonight', '/'],
    ['Tools', '/tools'],
    ['Talks', '/talks'],
    ['Our plan', '/plan'],
    ['Set up', '/set-up'],
  ] as const) {
    expect.soft(await header.find('link', name).attribute('href'), String(name)).toBe(to)
  }
})

test('the header greets a member without a name by address, and offers to log out', async ({ site, visit }) => {
  const { email, token } = await site.member()
  const visitor = await visit({ width: 'wide', stored: { authToken: token } })
  await visitor.open('/about')
  await visitor.waitForText(`Welcome, ${email}`)
  expect(await visitor.find('banner').find('button', 'Logout').isSeen()).toBe(true)
  expect(await visitor.find('banner').find('link', 'Log In').count()).toBe(0)
})

test('on a phone a button opens and closes the menu, beside the five places', async ({ visit }) => {
  const visitor = await visit({ width: 'phone' })
  await visitor.open('/about')
  const menu = visitor.find('navigation', 'Menu')
  expect(await menu.count()).toBe(0)
  await visitor.find('button', 'Menu').press()
  await menu.waitUntilSeen()
  const names = await menu.find('link').texts()
  expect(inOrder(names, ['Roadmap', 'About', 'Sources', 'Privacy', 'Log In', 'Sign Up'])).toBe(true)
  expect(names.filter((name) => /Resources/.test(name))).toEqual([])
  await visitor.find('button', 'Menu').press()
  await menu.waitUntilGone()
  for (const name of ['Tonight', 'Tools', 'Talks', 'Our plan', 'Set up']) {
    expect.soft(await visitor.find('navigation', 'Main').find('link', name).isSeen(), name).toBe(true)
  }
})

test('the footer leads to the pages about us, and has a copyright line', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/about')
  const footer = visitor.find('contentinfo')
  for (const [name, to] of [
    ['Roadmap', '/roadmap'],
    ['About Us', '/about'],
    ['Research & Sources', '/sources'],
    ['New! Resources', '/resources'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    expect.soft(await footer.find('link', name).attribute('href'), name).toBe(to)
  }
  for (const name of ["Explorer's Guide", 'Teen Guide', 'Other parents', 'Results', 'Accessibility', 'Languages']) {
    expect.soft(await footer.find('link', name).count(), name).toBe(1)
  }
  expect(await footer.text()).toContain('© Handrail')
})

test('the footer leads to the terms', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/about')
  expect(await visitor.find('contentinfo').find('link', 'Terms').count()).toBe(1)
})

test.describe('a toast', () => {
  async function seeToast(visit: Visit): Promise<Visitor> {
    const visitor = await visit({ width: 'wide', motion: true })
    await visitor.open('/auth/callback')
    await toast(visitor).waitUntilSeen()
    return visitor
  }
  const toast = (visitor: Visitor) => visitor.toast('An unknown error occurred during login.')

  test('is at the bottom right, and a click closes it', async ({ visit }) => {
    const visitor = await seeToast(visit)
    await visitor.until(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await toast(visitor).box()) ?? {}
      return x > 640 && y > 400 && x + width <= 1_280 && y + height <= 800
    }, 'the toast in its corner')
    await toast(visitor).press()
    await toast(visitor).waitUntilGone()
  })

  test('closes by itself after 5 seconds', async ({ visit }) => {
    const visitor = await seeToast(visit)
    const shown = Date.now()
    await toast(visitor).waitUntilGone()
    // It was there a moment before it was seen, and takes a moment to go.
    expect(Date.now() - shown).toBeGreaterThan(4_000)
    expect(Date.now() - shown).toBeLessThan(8_000)
  })

  test('can be dragged away', async ({ visit }) => {
    const visitor = await seeToast(visit)
    await visitor.dragAway(toast(visitor))
    await visitor.until(async () => (await toast(visitor).count()) === 0, 'a toast that is gone')
  })

  test('waits while it is pointed at', async ({ visit }) => {
    const visitor = await seeToast(visit)
    await visitor.pointAt(toast(visitor))
    await new Promise((resolve) => setTimeout(resolve, 7_000))
    expect(await toast(visitor).isSeen()).toBe(true)
  })
})
