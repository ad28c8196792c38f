import { chromium } from 'playwright-core'
import { keepEssentialOnly } from './testing/browser/consent.ts'
import { openPage } from './testing/browser/open-page.ts'
import { SCREENS, type Screen } from './testing/browser/screens.ts'
import { goToStep, finish, answer } from './testing/browser/screen-states.ts'
import { SESSION_PATH, walkSession } from './testing/browser/states/walk-session.ts'
import { appendFileSync } from 'node:fs'
const O = 'http://localhost:3931'
const T = '/digitalLaunchpad/modules/module1/lessons/1.1'
const S = (name: string) => { const s = SCREENS.find((x) => x.name === name); if (!s) console.log('MISSING', name); return s as Screen }
const P = (name: string, path: string, reach?: any): Screen => ({ name, path, reach })
const list: Screen[] = [
  S('home'), S('home with results'), S('home, a search that sounds like danger'), S('menu'), P('tools', '/tools'), S('toolkit'),
  P('tool1', T), P('tool1-answered', T, answer), P('tool2', T, (p: any) => goToStep(p, 2)), P('tool3', T, (p: any) => goToStep(p, 3)), P('tool4', T, (p: any) => goToStep(p, 4)), P('tool5', T, (p: any) => goToStep(p, 5)), P('tool-finish', T, finish),
  S('tool, question'), S('tool, step 4'), S('what to do now'), P('help', '/help'), P('topics', '/topics'), S('topic'), S('serious topic'),
  P('talks', '/talks'), S('talk, as it opens'), S('talk, half-way'), S('talk, at its end'),
  P('plan', '/plan'), S('agreement, signed'), S('plan, after four questions'), P('agreement', '/plan/agreement'), S('plan, a next step is due'),
  S('session, the child’s turn'), P('session-grown', SESSION_PATH), P('session-grown2', SESSION_PATH, (p: any) => walkSession(p, 'rule')), P('licence', '/explorersGuide/licence'),
  P('set-up', '/set-up'), P('guide', '/set-up/apple-screen-time'), S('checklist'), P('community', '/community'), P('about', '/about'), P('results', '/results'), P('login', '/login'), S('account'), S('page not found'),
  P('ur-home', '/ur'), P('ur-tool', '/ur' + T), P('newsletter', '/newsletter'), P('progress', '/progress'), P('resources', '/resources'), S('completion panel'), S('question about cookies'), P('start', '/plan/start'), P('try', '/plan/try'),
]
const only = process.argv[2]
const b = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'] })
for (const s of list) {
  if (!s || (only && !s.name.includes(only))) continue
  for (const w of [390, 1280]) {
    const h = w === 390 ? 844 : 800
    const c = await b.newContext({ viewport: { width: w, height: h }, reducedMotion: 'reduce', hasTouch: w === 390, serviceWorkers: 'block' })
    try {
      if (!s.undecided) await c.addInitScript(keepEssentialOnly)
      const p = await c.newPage(); p.setDefaultTimeout(15000)
      await s.prepare?.(p)
      await openPage(p, O + s.path)
      await s.reach?.(p)
      await p.waitForTimeout(300)
      const n = '/tmp/shots/' + s.name.replaceAll(/[^\w]+/g, '-') + '-' + w
      await p.screenshot({ path: n + '-fold.png' })
      const dlg = (await p.locator('dialog[open]').count()) > 0
      const H = Number(await p.evaluate('document.documentElement.scrollHeight'))
      if (!dlg) await p.setViewportSize({ width: w, height: Math.min(9000, Math.max(h, H)) })
      await p.waitForTimeout(900)
      await p.screenshot({ path: n + '-full.png' })
      await p.emulateMedia({ colorScheme: 'dark' })
      await p.waitForTimeout(100)
      await p.screenshot({ path: n + '-dark.png' })
      appendFileSync('/tmp/shots/log.txt', `${s.name} ${w} ${H}\n`)
    } catch (e) { appendFileSync('/tmp/shots/log.txt', `FAIL ${s.name} ${w} ${String(e).slice(0, 300)}\n`) }
    await c.close()
  }
}
await b.close()
