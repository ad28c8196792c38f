import { chromium } from 'playwright-core'
const [base, out, ...rest] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: process.env.CHROME ?? '/tmp/chromium', args: ['--no-sandbox'] })
for (const spec of rest) {
  const [path, w, h, scheme] = spec.split(',')
  const page = await b.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme })
  page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(path, m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log(path, 'PAGEERROR', String(e).slice(0, 300)))
  const r = await page.goto(base + path)
  await page.waitForTimeout(2500)
  console.log(path, r.status(), await page.title(), await page.evaluate(() => document.documentElement.lang + ' h1=' + document.querySelector('h1')?.textContent + ' ready=' + !document.documentElement.hasAttribute('data-starting')))
  await page.screenshot({ path: `${out}/${path.replaceAll('/', '_')}-${w}-${scheme}.png` })
  await page.close()
}
await b.close()
