// Being found and shared: what a page says in its head, with the address that it was built for.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import type { APIRequestContext } from '@playwright/test'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { DEFAULT_LANGUAGE, splitPath } from '#src/shared/languages.ts'
import { HELP_PATH, HOME_PATH, LAUNCHPAD_ID, lessonPath, SOURCES_PATH, toolkitPath } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { listNowPaths } from '../../testing/content/find-tools.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')
const TOOLKIT = toolkitPath(LAUNCHPAD_ID, 'module3')
const HIDDEN = [
  '/auth/callback',
  '/reset-password',
  '/verify-email',
  '/not-me',
  '/confirm',
  '/undo',
  '/preferences',
  '/erase',
  '/account',
  '/welcome',
]

const manifest = SiteManifest.parse(JSON.parse(await readFile(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
/** A setting of the build. */
const ORIGIN = manifest.builtFor.origin
const allPages = manifest.files.filter(({ type, path }) => type.startsWith('text/html') && !path.startsWith('/__'))
/** What the code does to those in English it does to all languages. */
const pages = allPages.filter(({ path }) => splitPath(path).language === DEFAULT_LANGUAGE)

test.use({ settings: { PUBLIC_URL: ORIGIN } })

/** @returns what the server answers to an address as it is given to others */
const ask = (request: APIRequestContext, address: string) => request.get(address.replace(ORIGIN, ''))
const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** The content of a tag in a page's head, read as the browser reads it. */
function metaOf(html: string, name: string): string {
  return decode(html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? '')
}

const titleOf = (html: string) => decode(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '')

function decode(content: string): string {
  return content.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json as string),
  )
}

test('titles and descriptions of all pages of the build differ, and have a useful length', async () => {
  const heads = await Promise.all(
    pages.map(async ({ file }) => {
      const html = await readFile(join(SITE_FOLDER, file), 'utf8')
      return { file, title: titleOf(html), description: metaOf(html, 'description') }
    }),
  )
  for (const { file, title, description } of heads) {
    expect(title.length, `${file}: ${title}`).toBeGreaterThanOrEqual(12)
    expect(title, file).toContain('Handrail')
    expect(description.length, `${file}: ${description}`).toBeGreaterThanOrEqual(40)
    expect(description.length, `${file}: ${description}`).toBeLessThanOrEqual(200)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  const titles = await Promise.all(
    allPages.map(async ({ file }) => titleOf(await readFile(join(SITE_FOLDER, file), 'utf8'))),
  )
  expect(titles.filter((title) => title.length > 90)).toEqual([])
})

test('a shared link shows a title, our address and a picture of its own', async ({ page, request }) => {
  await test.step('a picture, a title and our address', async () => {
    for (const path of [HOME_PATH, HELP_PATH, SOURCES_PATH, TOOLKIT, TOOL]) {
      const html = await textAt(request, path)
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`)
      expect(metaOf(html, 'og:url')).toBe(ORIGIN + path)
      expect(metaOf(html, 'og:title')).toContain('Handrail')
      expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
      expect(metaOf(html, 'og:image:alt')).not.toBe('')
      const picture = await ask(request, metaOf(html, 'og:image'))
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
      const { width, height } = await loadImage(await picture.body())
      expect([width, height]).toEqual([1200, 630])
    }
  })
  await test.step('each tool, toolkit, talk and device guide has a picture of its own', async () => {
    // A page for now is never shared: it has the picture of its tool.
    const own = pages.filter(
      ({ path }) => /\/modules\/|^\/talks\/|^\/set-up\/(?!ai$)/.test(path) && !path.endsWith('/now'),
    )
    expect(own.length).toBeGreaterThan(50)
    // One after the other: a network has sixty connections, and there are more pages.
    const pictures: string[] = []
    for (const { path } of own) pictures.push(metaOf(await textAt(request, path), 'og:image'))
    expect(new Set(pictures).size).toBe(own.length)
    for (const picture of pictures) {
      expect((await ask(request, picture)).status(), picture).toBe(200)
    }
  })
  await test.step('the canonical address is that of the page on show, also after a link inside the site', async () => {
    await openPage(page, TOOLKIT)
    await page.locator(`a[href="${TOOL}"]`).click()
    await page.getByText('Step 1 of 5').waitFor()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + TOOL)
  })
})

test('the sitemap lists every public page, and search engines are kept from the API only', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address as string)
  expect(addresses).toContain(ORIGIN + TOOL)
  expect(addresses).toEqual(expect.arrayContaining(listNowPaths().map((path) => ORIGIN + path)))
  expect(addresses).toContain(`${ORIGIN}/`)
  for (const address of addresses) {
    const page = await ask(request, address)
    expect(page.status(), address).toBe(200)
    const html = await page.text()
    expect(html, address).not.toContain('noindex')
    expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(metaOf(html, 'og:url')).toBe(address)
  }
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${ORIGIN}/sitemap.xml\n`)

  for (const path of HIDDEN) {
    expect(addresses).not.toContain(ORIGIN + path)
    const html = await textAt(request, path)
    expect(metaOf(html, 'robots'), path).toBe('noindex')
    expect(html, path).not.toContain('rel="canonical"')
    expect(html, path).not.toContain('og:')
  }
})

test('the structured data describe the page, and the content policy blocks none of them', async ({ page, request }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition === 'enforce') console.error(`blocked: ${event.violatedDirective}`)
    })
  })
  await test.step('a tool and its toolkit, and the way down from home', async () => {
    await page.goto(TOOL)
    const [tool, trail] = structuredDataOf(await textAt(request, TOOL))
    expect(tool).toMatchObject({ '@type': 'LearningResource', url: ORIGIN + TOOL, isAccessibleForFree: true })
    await expect(page.locator('h1')).toHaveText(String(tool?.name))
    const minutes = String(tool?.timeRequired).match(/^PT(\d+)M$/)?.[1]
    await expect(page.locator('header')).toContainText(`${minutes} min`)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    expect((trail as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/${LAUNCHPAD_ID}/modules`,
      ORIGIN + TOOLKIT,
      ORIGIN + TOOL,
    ])

    await page.goto(TOOLKIT)
    const [way] = structuredDataOf(await textAt(request, TOOLKIT)) as [{ itemListElement: { name: string }[] }]
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(
      way.itemListElement.map(({ name }) => name),
    )
  })
  await test.step('every question and answer of help', async () => {
    await page.goto(HELP_PATH)
    // The note about a link that only screen readers say is no part of an answer.
    const shown = await page.locator('main').evaluate((main) => {
      // On a copy: React may still be about to take the page over.
      const copy = main.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
      return (copy.textContent ?? '').replaceAll(/\s+/g, '')
    })
    const [faq] = structuredDataOf(await textAt(request, HELP_PATH)) as [
      { mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
    ]
    expect(faq.mainEntity.length).toBeGreaterThan(3)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(shown).toContain(name.replaceAll(/\s/g, ''))
      // The page sets contacts between the sentences, so each word is looked for by itself.
      const words = acceptedAnswer.text.split(/[\s·]+/).map((word) => word.replace(/:$/, ''))
      expect(words.filter((word) => !shown.includes(word))).toEqual([])
    }
  })
  await test.step('who we are, on home', async () => {
    await openPage(page, HOME_PATH)
    const types = structuredDataOf(await textAt(request, HOME_PATH)).map((each) => each['@type'])
    expect(types).toEqual(['WebSite', 'Organization'])
  })
})

test('on a home screen the app has its name, and every icon in its size', async ({ request }) => {
  for (const { file } of pages) {
    const html = await readFile(join(SITE_FOLDER, file), 'utf8')
    expect(html, file).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  }
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] }
  expect(name).toBe('Handrail')
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await loadImage(await (await request.get(src)).body())
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const icon = await request.get(path)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
  }
})
