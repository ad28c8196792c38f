// Sections 2, 4 and 9: the cards of the home page, their rotation, and the search field.
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

/** The challenges in sight, by where they lead. */
async function cards(visitor: Visitor): Promise<string[]> {
  const links = await visitor.find('main').find('link').attributes('href')
  return links.flatMap((to) => (to?.includes('/lessons/') ? [to.replace(/[?#].*$/, '')] : []))
}

test('four cards are shown, each with a time in minutes', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  expect(await cards(visitor)).toHaveLength(4)
  expect((await visitor.visibleText()).match(/\b\d+ min\b/g)?.length).toBeGreaterThanOrEqual(4)
})

test('all twelve challenges lead to tools of the first four toolkits', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  await visitor.find('button', 'See all 12 challenges').press()
  await visitor.until(async () => (await cards(visitor)).length === 12, 'twelve cards')
  for (const to of await cards(visitor)) {
    expect(to).toMatch(/^\/digitalLaunchpad\/modules\/module[1-4]\/lessons\/[1-4]\.\d+$/)
  }
})

test("'Show different challenges' shows four others", async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  for (let times = 0; times < 3; times += 1) {
    const before = await cards(visitor)
    await visitor.find('button', 'Show different challenges').press()
    await visitor.until(async () => (await cards(visitor)).every((to) => !before.includes(to)), 'other cards')
    expect(await cards(visitor)).toHaveLength(4)
  }
})

test('the cards change every ten seconds', async ({ visit }) => {
  const visitor = await visit({ width: 'wide', motion: true, stoppedClock: true })
  await visitor.open('/')
  const first = await cards(visitor)
  await visitor.passTime(8_000)
  expect(await cards(visitor)).toEqual(first)
  await visitor.passTime(4_000)
  await visitor.until(async () => (await cards(visitor)).join() !== first.join(), 'other cards')
  expect(await cards(visitor)).toHaveLength(4)
})

test('the rotation can be stopped', async ({ visit }) => {
  const visitor = await visit({ width: 'wide', motion: true, stoppedClock: true })
  await visitor.open('/')
  await visitor.find('button', /^Stop/).press()
  const first = await cards(visitor)
  await visitor.passTime(25_000)
  expect(await cards(visitor)).toEqual(first)
})

test('a search shows the matching cards, and the clear button shows the four again', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  await visitor.find('searchbox').fill('strangers')
  await visitor.until(async () => /\d+ tools? found/.test(await visitor.visibleText()), 'a number of tools')
  await visitor.find('button', /clear/i).press()
  expect(await visitor.find('searchbox').value()).toBe('')
  await visitor.until(async () => (await cards(visitor)).length === 4, 'four cards')
})

test('each popular search finds tools', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  for (const query of ['screen time', 'inappropriate content', 'gaming', 'safety settings', 'strangers']) {
    await visitor.find('main').find('button', query).press()
    await visitor.until(async () => /\b\d+ tools? found/.test(await visitor.visibleText()), `tools for ${query}`)
    expect(await visitor.find('searchbox').value()).toBe(query)
    await visitor.find('button', /clear/i).press()
  }
})
