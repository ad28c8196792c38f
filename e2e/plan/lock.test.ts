// K16: the lock before the plan of a device, by a phrase and by a passkey.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { askForPhrase, lockPlan, openLock } from '../../testing/browser/states/lock-plan.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const LINE = 'Robin hands in the console at eight'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Our plan is locked' })
const lineOn = (page: Page) => page.getByRole('listitem').filter({ hasText: LINE })

async function addLine(page: Page): Promise<void> {
  await openPage(page, `${stage.server.url}/plan/agreement`)
  await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Robin')
  await page.getByRole('textbox', { name: 'What we do', exact: true }).fill(LINE)
  await page.getByRole('textbox', { name: 'Why', exact: true }).fill('So that there is time to read')
  await button(page, 'Add a line').click()
  await lineOn(page).waitFor()
}

/** Every stored byte of this origin in the browser, as text. */
function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    const latin = new TextDecoder('latin1')
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const part of database.objectStoreNames) {
        const rows: unknown[] = await done(database.transaction(part).objectStore(part).getAll())
        JSON.stringify(rows, (_name, value) => {
          if (ArrayBuffer.isView(value)) found.push(latin.decode(value))
          return value
        })
        found.push(JSON.stringify(rows))
      }
      database.close()
    }
    return found.join('\n')
  })
}

test('K16: a phrase seals the plan; it asks after a reload, by Back and after five minutes, and shows nothing before', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.clock.install()
  await addLine(page)
  expect(await readStorage(page)).toContain(LINE)
  const title = await page.title()

  await openPage(page, `${stage.server.url}/plan`)
  await page.getByRole('link', { name: 'Lock our plan' }).click()
  await button(page, 'Lock our plan').waitFor()
  expect(await findViolations(page)).toEqual([])
  await askForPhrase(page)
  expect(await readStorage(page)).not.toContain(LINE)
  expect(await findViolations(page)).toEqual([])
  await openLock(page, 'purple kettle on the floor')
  await page.getByText('This phrase does not open it.').waitFor()
  expect(await button(page, 'Open').evaluate((pressed) => pressed === document.activeElement)).toBe(true)
  await openLock(page)
  await page.getByRole('heading', { name: 'Our plan is locked on this device' }).waitFor()

  // In the same visit it is open.
  await page.getByRole('link', { name: 'Our plan' }).first().click()
  await page.getByText('Lines: 1').waitFor()
  await page.getByRole('link', { name: 'Our agreement' }).click()
  await lineOn(page).waitFor()
  expect(await page.title()).toBe(title)

  await page.clock.fastForward('03:00')
  await lineOn(page).waitFor()
  await page.clock.fastForward('02:30')
  await dialogOf(page).waitFor()
  expect(await page.locator('body').textContent()).not.toContain(LINE)
  await openLock(page)
  await lineOn(page).waitFor()

  // Another page, and Back: whatever the browser kept of it, the phrase is asked for.
  await openPage(page, `${stage.server.url}/help`)
  await page.goBack()
  await dialogOf(page).waitFor()
  expect(await page.locator('body').textContent()).not.toContain(LINE)
  await dialogOf(page).getByRole('button', { name: 'Not now' }).click()
  await page.waitForURL(`${stage.server.url}/`)
})

test('K16: of a shared plan no storage holds a word, a name or a change while the lock is shut, and it is shared on', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await addLine(page)
  await openPage(page, `${stage.server.url}/plan/share`)
  await page.getByLabel('Your name here').fill('Annabella')
  await button(page, 'Make a link').click()
  await page.getByRole('textbox', { name: 'The link' }).waitFor()
  await openPage(page, `${stage.server.url}/plan/lock`)
  await askForPhrase(page)
  const kept = await readStorage(page)
  expect([LINE, 'Robin', 'Annabella', 'agreement'].filter((word) => kept.includes(word))).toEqual([])

  await openPage(page, `${stage.server.url}/plan/share`)
  await openLock(page)
  await page.getByText('Annabella (this device)').waitFor()
  await page.getByText(/: you \(/).waitFor()
})

test('K16: a page out of sight is blank, and a lock that comes off lays everything open again', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await addLine(page)
  await openPage(page, `${stage.server.url}/plan/lock`)
  await lockPlan(page)
  const isBlank = () => page.evaluate(() => getComputedStyle(document.body).visibility === 'hidden')
  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  expect(await isBlank()).toBe(true)
  await show('visible')
  expect(await isBlank()).toBe(false)
  await button(page, 'Take the lock off').click()
  await page.getByRole('heading', { name: 'Our plan is not locked' }).waitFor()
  await openPage(page, `${stage.server.url}/plan/agreement`)
  await lineOn(page).waitFor()
})

test('K16: two tabs and no network: both shut, and each opens with the phrase', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    ...PHONE,
    expected: /Failed to load resource|ERR_|fetch/,
  })
  const { page, context } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await keepEverything(page)
  await addLine(page)
  const other = await context.newPage()
  await openPage(other, `${stage.server.url}/plan/lock`)
  await context.setOffline(true)
  await lockPlan(other)
  await dialogOf(page).waitFor()
  await openLock(page)
  await lineOn(page).waitFor()
  await page.reload()
  await dialogOf(page).waitFor()
})

test('K16: whoever lost the phrase can delete the plan here and begin again', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await addLine(page)
  await openPage(page, `${stage.server.url}/plan/lock`)
  await askForPhrase(page)
  await dialogOf(page).getByText('I cannot open it').click()
  await dialogOf(page).getByRole('button', { name: 'Delete the plan on this device' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the plan on this device' })
  await question.getByRole('button', { name: 'Yes, delete it here' }).click()
  await page.getByRole('heading', { name: 'Our plan is not locked' }).waitFor()
})

test('K16: a passkey opens it where the browser can derive a key from one', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page, context } = visit
  const url = stage.server.url.replace('127.0.0.1', 'localhost')
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openPage(page, `${url}/plan/lock`)
  await page.getByRole('radio', { name: 'A passkey' }).check()
  await button(page, 'Lock our plan').click()
  await button(page, 'Shut it now').click()
  await dialogOf(page).getByRole('button', { name: 'Open with the passkey' }).click()
  await page.getByRole('heading', { name: 'Our plan is locked on this device' }).waitFor()
})
