// Section 2: the 17 routes, what answers there, and how one page leads to the next.
import { expect, test } from './fixtures.ts'
import { logIn } from './steps.ts'

const PAGES = [
  '/',
  '/digitalLaunchpad/modules',
  '/digitalLaunchpad/modules/module1',
  '/digitalLaunchpad/modules/module1/lessons/1.1',
  '/login',
  '/register',
  '/auth/callback',
  '/forgot-password',
  '/reset-password',
  '/unsubscribe',
  '/welcome',
  '/about',
  '/sources',
  '/roadmap',
  '/privacy',
  '/resources',
]
/** 'Browse all toolkits', 'Talks' and the other places beyond the specification. */
const PLACES = ['/tools', '/talks', '/plan', '/set-up', '/help', '/topics', '/progress', '/community']
/** Unknown ids, which answer 404. */
const MISSING = [
  '/nowhere/modules',
  '/digitalLaunchpad/modules/nothing',
  '/digitalLaunchpad/modules/module1/lessons/9.9',
]

test('each route is a page, and any other path shows the page for unknown paths', async ({ site }) => {
  for (const path of [...PAGES, ...PLACES]) {
    const { status, type } = await site.request(`GET ${path}`)
    expect.soft({ status, type }, path).toEqual({ status: 200, type: expect.stringContaining('text/html') })
  }
  for (const path of [...MISSING, '/no/such/page']) {
    expect.soft((await site.request(`GET ${path}`)).status, path).toBe(404)
  }
})

test.describe('ways between pages', () => {
  test('the four cards of the home page lead to tools of the Digital Launchpad', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/')
    const links = await visitor.find('main').find('link').attributes('href')
    const tools = links.filter((to) => to?.includes('/lessons/'))
    expect(tools.length).toBeGreaterThanOrEqual(4)
    for (const to of tools.slice(0, 4)) {
      expect(to).toMatch(/^\/digitalLaunchpad\/modules\/module[1-4]\/lessons\/[\d.]+/)
    }
  })

  test('a change of page scrolls smoothly to the top', async ({ visit }) => {
    const visitor = await visit({ motion: true })
    await visitor.open('/about')
    await visitor.scrollTo(3_000)
    await visitor.find('contentinfo').find('link', 'Research & Sources').press()
    await visitor.waitForAddress('/sources')
    await visitor.until(async () => (await visitor.scrolled()) === 0, 'the top of the page')
  })

  test('a signed-out visitor of /welcome is led to /login, and back after logging in', async ({ site, visit }) => {
    const { email } = await site.member()
    const visitor = await visit()
    await visitor.open('/about')
    await visitor.open('/welcome')
    await visitor.waitForAddress('/login')
    await logIn(visitor, email)
    await visitor.waitForAddress('/welcome')
  })

  test('the way to /login from /welcome leaves no step in the history', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/about')
    await visitor.open('/welcome')
    await visitor.waitForAddress('/login')
    await visitor.goBack()
    await visitor.waitForAddress('/about')
  })
})
