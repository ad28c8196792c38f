import { chromium } from 'playwright-core'
import { keepEssentialOnly } from './testing/browser/consent.ts'
import { openPage } from './testing/browser/open-page.ts'
const O = 'http://localhost:3931'
const b = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'] })
const D = '/tmp/shots/'
async function ctx(w: number, dark = false) {
  const c = await b.newContext({ viewport: { width: w, height: w === 390 ? 844 : 800 }, reducedMotion: 'reduce', hasTouch: w === 390, serviceWorkers: 'block', colorScheme: dark ? 'dark' : 'light' })
  await c.addInitScript(keepEssentialOnly)
  const p = await c.newPage(); p.setDefaultTimeout(12000); return { c, p }
}
async function tryit(n: string, f: () => Promise<void>) { try { await f(); console.log('ok', n) } catch (e) { console.log('FAIL', n, String(e).slice(0, 200)) } }
// desk first
for (const w of [1280, 390]) await tryit('desk' + w, async () => {
  const { c, p } = await ctx(w)
  // two-step log in happens once, keep state
  const { default: fs } = await import('node:fs')
  if (w === 1280) {
    await openPage(p, O + '/login')
    await p.getByLabel('Email').fill('owner@handrail.example'); await p.getByLabel('Password', { exact: true }).fill('a long day for the owner')
    await p.locator('main').getByRole('button', { name: 'Log In' }).click(); await p.waitForTimeout(2500)
    await p.goto(O + '/desk'); await p.waitForTimeout(2500)
    await p.screenshot({ path: D + 'desk-enter.png' })
    const { TOTP } = await import('otpauth')
    const code = new TOTP({ secret: 'HANDRAILHANDRAILHANDRAILHANDRAIL' }).generate()
    console.log(p.url())
    await p.getByLabel(/code/i).first().fill(code); await p.keyboard.press('Enter'); await p.waitForTimeout(3000)
    console.log(p.url())
    await c.storageState({ path: '/tmp/shots/state.json' })
    fs.writeFileSync('/tmp/shots/ls.txt', '1')
    await deskPages(p, w); await c.close()
  } else {
    await c.close()
    const c2 = await b.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true, serviceWorkers: 'block', storageState: '/tmp/shots/state.json' })
    const q = await c2.newPage(); q.setDefaultTimeout(12000); await deskPages(q, 390); await c2.close()
  }
})
async function deskPages(p: any, w: number) {
  for (const [n, path] of [['today', '/desk'], ['inbox', '/desk/inbox'], ['newsletter', '/desk/newsletter'], ['new', '/desk/newsletter/new']]) {
    await p.goto(O + path); await p.waitForTimeout(2500)
    await p.screenshot({ path: `${D}desk-${n}-${w}.png`, fullPage: true })
    await p.emulateMedia({ colorScheme: 'dark' }); await p.screenshot({ path: `${D}desk-${n}-${w}-dark.png` }); await p.emulateMedia({ colorScheme: 'light' })
  }
}
// plan filled
for (const w of [390, 1280]) await tryit('plan' + w, async () => {
  const { c, p } = await ctx(w)
  await openPage(p, O + '/plan')
  for (const i of [0, 0, 0]) {
    await p.getByRole('button', { name: 'Add a rule' }).nth(i).click()
    await p.waitForTimeout(400)
    if (i === 0) await p.screenshot({ path: `${D}plan-add-${w}.png` })
    await p.getByRole('button', { name: 'Add this rule' }).first().click(); await p.waitForTimeout(500)
    if (await p.locator('dialog[open]').count()) await p.keyboard.press('Escape')
  }
  await p.screenshot({ path: `${D}plan-filled-${w}.png`, fullPage: true })
  await p.emulateMedia({ colorScheme: 'dark' }); await p.screenshot({ path: `${D}plan-filled-${w}-dark.png`, fullPage: true }); await p.emulateMedia({ colorScheme: 'light' })
  await p.goto(O + '/plan/agreement'); await p.waitForTimeout(800); await p.screenshot({ path: `${D}agreement-filled-${w}.png`, fullPage: true })
  await c.close()
})
// foot of pages at true viewport
for (const w of [390, 1280]) for (const path of ['/', '/plan/agreement', '/login', '/help', '/tools']) await tryit('foot' + path + w, async () => {
  const { c, p } = await ctx(w)
  await openPage(p, O + path)
  for (let i = 0; i < 12; i++) { await p.mouse.wheel(0, 900); await p.waitForTimeout(60) }
  await p.waitForTimeout(500)
  await p.screenshot({ path: `${D}foot${path.replaceAll('/', '_')}-${w}.png` })
  await c.close()
})
// every talk with a first reply
for (const slug of ['a-joke-about-girls', 'a-secret-account', 'forty-pounds-on-the-card', 'phone-at-bedtime', 'removed-from-the-group', 'saw-something-upsetting', 'i-look-disgusting']) await tryit(slug, async () => {
  const { c, p } = await ctx(390, slug < 'c')
  await openPage(p, O + '/talks/' + slug)
  const r = p.getByRole('radio'); if (await r.count()) await r.first().check()
  await p.getByRole('button', { name: 'Start' }).click(); await p.waitForTimeout(400)
  await p.screenshot({ path: `${D}talkx-${slug}.png` })
  await c.close()
})
await b.close()
