// The main job in Firefox and WebKit, where they are installed; elsewhere the report says what is missing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEEP_THE_REST, WHOLE } from '#src/shared/kept-caches.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'
import { firefox } from './firefox.ts'
import { button, choice, field, link, type OtherBrowser, text } from './other-browser.ts'
import { webkit } from './webkit.ts'

const LONG_MS = 180_000
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const RULE = 'Robin hands in the console at eight'
const PASSWORD = 'a calm evening for once'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const newEmail = () => `parent-${crypto.randomUUID()}@example.org`
const pathOf = (browser: OtherBrowser) => browser.run('return location.pathname')

/** Opens a page; the question about cookies is answered where it is asked. */
async function begin(browser: OtherBrowser, path: string): Promise<void> {
  await browser.open(server.url)
  await browser.press(button('Essential Only'))
  await browser.open(server.url + path)
}

async function addRule(browser: OtherBrowser): Promise<void> {
  await browser.open(`${server.url}/plan`)
  await browser.press(`(${button('Add a rule')})[1]`)
  await browser.press('//summary[normalize-space()="Write our own rule"]')
  await browser.type(field('Who'), 'Robin')
  await browser.type(field('What we do'), RULE)
  await browser.type(field('Why'), 'So that there is time to read')
  await browser.press(button('Save this rule'))
  await browser.see(text(RULE))
}

async function goOn(browser: OtherBrowser, step: number): Promise<void> {
  await browser.press('//button[normalize-space()="Next" and not(@aria-disabled="true")]')
  await browser.see(`//*[contains(., "Step ${step} of 5")]`)
}

/** Every name and value this origin has stored, as one text. */
const STORAGE = `
  const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const part of database.objectStoreNames) {
      const rows = await done(database.transaction(part).objectStore(part).getAll())
      kept.push(JSON.stringify(rows, (_name, value) =>
        ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value))
    }
    database.close()
  }
  return kept.join(' ')
`

describe.each([firefox, webkit])('$name', { timeout: LONG_MS }, (engine) => {
  test('a parent finds a tool in her own words, finishes it, and sees it ticked later', async (context) => {
    if (engine.missing !== undefined) context.skip(engine.missing)
    await using browser = await engine.start()
    await begin(browser, '/')
    await browser.type('//input[@type="search"]', 'strangers')
    await browser.press('//ol[@aria-label="Search results"]//a[contains(@href, "/lessons/3.2?from=search")]')
    await browser.see('//*[contains(., "Step 1 of 5")]')
    await browser.press('(//input[@type="radio"]/ancestor::label)[2]')
    await browser.press(button('Check answer'))
    await goOn(browser, 2)
    await goOn(browser, 3)
    await browser.press('(//input[@type="radio"]/ancestor::label)[1]')
    await browser.press(button('Check answer'))
    await goOn(browser, 4)
    await goOn(browser, 5)
    await browser.press(button('Finish Tool'))
    await browser.see('//dialog[@open]//*[contains(., "Tool Complete!")]')
    await browser.open(`${server.url}/digitalLaunchpad/modules/module3`)
    await browser.see(text('1 of '))
    await browser.see('//main//li[contains(., "Completed")]')
  })

  test('a next step and a rule of the agreement are kept in the plan', async (context) => {
    if (engine.missing !== undefined) context.skip(engine.missing)
    await using browser = await engine.start()
    await begin(browser, TOOL)
    await browser.press(button('Go to step 5'))
    await browser.press(button('Make it my next step'))
    await browser.press(choice('If', 1))
    await browser.press(choice('Then I', 1))
    await browser.press(`//dialog[@open]${button('Tomorrow')}`)
    await browser.press(button('Save my next step'))
    await browser.see('//dialog[@open]//*[contains(., "Your next step is saved")]')
    await addRule(browser)
    expect(await browser.run(STORAGE)).toContain(RULE)
    await browser.open(`${server.url}/plan/agreement`)
    await browser.see(text(RULE))
  })

  test('after forgetting, no storage of the browser holds a word of the plan', async (context) => {
    if (engine.missing !== undefined) context.skip(engine.missing)
    await using browser = await engine.start()
    await begin(browser, '/')
    await addRule(browser)
    await browser.open(`${server.url}/help`)
    await browser.press(button('Forget everything on this device'))
    await browser.press(button('Yes, forget everything'))
    await browser.see(text('Nothing of yours is left here.'))
    expect(await browser.run(STORAGE)).not.toContain(RULE)
    await browser.open(`${server.url}/plan`)
    // Each of the six rooms is empty.
    await browser.see(`(${button('Add a rule')})[6]`)
  })

  test('what was kept opens, pictures and scripts too, when the server is gone', async (context) => {
    if (engine.missing !== undefined) context.skip(engine.missing)
    await using gone = await startServer()
    await using browser = await engine.start()
    await browser.open(gone.url)
    await browser.press(button('Essential Only'))
    await browser.run(`(await navigator.serviceWorker.ready).active.postMessage('${KEEP_THE_REST}')`)
    const keepsAll = `return (await caches.keys()).some((name) => name.includes('${WHOLE}'))`
    await expect.poll(() => browser.run(keepsAll), { timeout: 60_000 }).toBe(true)
    await gone[Symbol.asyncDispose]()
    await browser.open(gone.url + TOOL)
    await browser.see('//*[contains(., "Step 1 of 5")]')
    await browser.press(button('Go to step 5'))
    await browser.see('//*[contains(., "Step 5 of 5")]')
    await browser.press(link('Get help now'))
    await browser.see('//h2[contains(., "What is happening?")]')
  })

  test('a parent signs up, logs out and logs in', async (context) => {
    if (engine.missing !== undefined) context.skip(engine.missing)
    await using browser = await engine.start()
    const email = newEmail()
    await begin(browser, '/register')
    await browser.type(field('Email'), email)
    await browser.type(field('Password'), PASSWORD)
    await browser.press('(//input[@type="checkbox"])[1]')
    await browser.press(button('Sign Up'))
    await browser.see('//*[contains(., "Welcome, ")]')
    await browser.press(button('Logout'))
    await browser.see(link('Log In'))
    await browser.open(`${server.url}/login`)
    await browser.type(field('Email'), email)
    await browser.type(field('Password'), PASSWORD)
    await browser.press('//main//form//button[@type="submit"]')
    await browser.see('//*[contains(., "Welcome, ")]')
    expect(await pathOf(browser)).not.toBe('/login')
  })
})

test('a plan shared from Firefox is read in WebKit', { timeout: LONG_MS }, async (context) => {
  const missing = firefox.missing ?? webkit.missing
  if (missing !== undefined) context.skip(missing)
  await using anna = await firefox.start()
  await using ben = await webkit.start()
  await begin(anna, '/')
  await addRule(anna)
  await anna.open(`${server.url}/plan/share`)
  await anna.press(button('Make a link'))
  const invitation = await anna.read('//input[@readonly]')
  expect(invitation).toMatch(/\/plan\/join#[\w-]{22}\.[\w-]{43}$/)
  await begin(ben, '/')
  await ben.open(invitation)
  await ben.type(field('Your name here'), 'Ben')
  await ben.press(button('Join'))
  await ben.see(text(RULE))
})
