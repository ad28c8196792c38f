// Section 2: the frame of every page, as product.md orders it: header, menu, footer, toasts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Visitor } from './browser.ts'
import { row } from './rows.ts'
import { openSite } from './site.ts'

const site = openSite()
const browser = openBrowser(site)

/** Whether these stand among the words in this order. */
function inOrder(words: readonly string[], wanted: readonly string[]): boolean {
  const places = wanted.map((word) => words.indexOf(word))
  return !places.includes(-1) && places.every((place, index) => index === 0 || place > (places[index - 1] as number))
}

describe('the header on a wide screen', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await browser.visit({ width: 'wide' })
    await visitor.open('/about')
  })
  afterAll(() => visitor[Symbol.asyncDispose]())
  const header = () => visitor.find('banner')

  test('stays at the top while the page is scrolled', async () => {
    await visitor.scrollTo(900)
    expect((await header().box())?.y).toBeLessThanOrEqual(0)
    expect(await header().find('link', 'Tools').isSeen()).toBe(true)
  })

  test('has the name of the product, which leads home', async () => {
    expect(
      await header()
        .find('link', /Handrail/)
        .attribute('href'),
    ).toBe('/')
  })

  test('has Roadmap, About, Sources and New! Resources in this order', async () => {
    const names = await header().find('link').texts()
    expect(inOrder(names, ['Roadmap', 'About', 'Sources', 'New! Resources'])).toBe(true)
  })

  test('has Log In and Sign Up for a signed-out visitor', async () => {
    expect(await header().find('link', 'Log In').attribute('href')).toBe('/login')
    expect(await header().find('link', 'Sign Up').attribute('href')).toBe('/register')
  })

  const places = [
    { name: 'Tonight', to: '/' },
    { name: 'Tools', to: '/tools' },
    { name: 'Talks', to: '/talks' },
    { name: 'Our plan', to: '/plan' },
    { name: 'Set up', to: '/set-up' },
  ]
  for (const { name, to } of places) {
    test(`has the place ${name}`, async () => {
      expect(await header().find('link', name).count()).toBeGreaterThan(0)
      expect(await header().find('link', name).attribute('href')).toBe(to)
    })
  }

  test('has Get help now', async () => {
    expect(await header().find('link', 'Get help now').attribute('href')).toBe('/help')
  })
})

describe('the header for a member', () => {
  test("says 'Welcome, ' with the address of who has no name, and lets them log out", async () => {
    const { email, token } = await site.member()
    await using visitor = await browser.visit({ width: 'wide', stored: { authToken: token } })
    await visitor.open('/about')
    await visitor.waitForText(`Welcome, ${email}`)
    expect(await visitor.find('banner').find('button', 'Logout').isSeen()).toBe(true)
    expect(await visitor.find('banner').find('link', 'Log In').count()).toBe(0)
  })
})

describe('the menu on a phone', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await browser.visit({ width: 'phone' })
    await visitor.open('/about')
  })
  afterAll(() => visitor[Symbol.asyncDispose]())
  const menu = () => visitor.find('navigation', 'Menu')

  test('is closed until its button is pressed', async () => {
    expect(await menu().count()).toBe(0)
    await visitor.find('button', 'Menu').press()
    await menu().waitUntilSeen()
  })

  test('has Roadmap, About, Sources, Privacy, Log In and Sign Up in this order', async () => {
    const names = await menu().find('link').texts()
    expect(inOrder(names, ['Roadmap', 'About', 'Sources', 'Privacy', 'Log In', 'Sign Up'])).toBe(true)
  })

  test('has no Resources', async () => {
    expect((await menu().find('link').texts()).filter((name) => /Resources/.test(name))).toEqual([])
  })

  test('is closed by its button again', async () => {
    await visitor.find('button', 'Menu').press()
    await menu().waitUntilGone()
  })

  test('stands beside a bar with the five places', async () => {
    for (const name of ['Tonight', 'Tools', 'Talks', 'Our plan', 'Set up']) {
      expect(await visitor.find('navigation', 'Main').find('link', name).isSeen()).toBe(true)
    }
  })
})

describe('the footer', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await browser.visit()
    await visitor.open('/about')
  })
  afterAll(() => visitor[Symbol.asyncDispose]())
  const footer = () => visitor.find('contentinfo')

  test.each([
    ['Roadmap', '/roadmap'],
    ['About Us', '/about'],
    ['Research & Sources', '/sources'],
    ['New! Resources', '/resources'],
    ['Privacy Policy', '/privacy'],
  ])('has %s', async (name, to) => {
    expect(await footer().find('link', name).attribute('href')).toBe(to)
  })

  const added = ["Explorer's Guide", 'Teen Guide', 'Other parents', 'Results', 'Accessibility', 'Languages', 'Terms']
  for (const name of added) {
    row(
      `has ${name}`,
      async () => expect(await footer().find('link', name).count()).toBe(1),
      name === 'Terms' ? { waitsFor: 'a page with the terms' } : undefined,
    )
  }

  test('has a copyright line', async () => {
    expect(await footer().text()).toContain('© Handrail')
  })
})

describe('a toast', () => {
  async function seeToast(width: 'phone' | 'wide'): Promise<Visitor> {
    const visitor = await browser.visit({ width, motion: true })
    await visitor.open('/auth/callback')
    await toast(visitor).waitUntilSeen()
    return visitor
  }
  const toast = (visitor: Visitor) => visitor.toast('An unknown error occurred during login.')

  test('stands at the bottom right, and a click closes it', async () => {
    await using visitor = await seeToast('wide')
    await visitor.until(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await toast(visitor).box()) ?? {}
      return x > 640 && y > 400 && x + width <= 1_280 && y + height <= 800
    }, 'the toast in its corner')
    await toast(visitor).press()
    await toast(visitor).waitUntilGone()
  })

  test('closes by itself after 5 seconds', async () => {
    await using visitor = await seeToast('wide')
    const shown = Date.now()
    await toast(visitor).waitUntilGone()
    // It was there a moment before it was seen, and takes a moment to go.
    expect(Date.now() - shown).toBeGreaterThan(4_000)
    expect(Date.now() - shown).toBeLessThan(8_000)
  })

  test('can be dragged away', async () => {
    await using visitor = await seeToast('wide')
    await visitor.dragAway(toast(visitor))
    await visitor.until(async () => (await toast(visitor).count()) === 0, 'a toast that is gone')
  })

  test('waits while it is pointed at', async () => {
    await using visitor = await seeToast('wide')
    await visitor.pointAt(toast(visitor))
    await new Promise((resolve) => setTimeout(resolve, 7_000))
    expect(await toast(visitor).isSeen()).toBe(true)
  })
})
