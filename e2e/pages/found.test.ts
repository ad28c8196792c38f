// Being found and shared: what a page says in its head, with the address that it was built for.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { DEFAULT_LANGUAGE, splitPath } from '#src/shared/languages.ts'
import { HELP_PATH, HOME_PATH, LAUNCHPAD_ID, lessonPath, SOURCES_PATH, toolkitPath } from '#src/shared/paths.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const TOOL = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')
const TOOLKIT = toolkitPath(LAUNCHPAD_ID, 'module3')
const PICTURE_LIMIT = 60_000

const manifest = SiteManifest.parse(JSON.parse(await readFile(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
/** A setting of the build. */
const ORIGIN = manifest.builtFor.origin
const allPages = manifest.files.filter(({ type, path }) => type.startsWith('text/html') && !path.startsWith('/__'))
/** What the code does to those in English it does to all languages. */
const pages = allPages.filter(({ path }) => splitPath(path).language === DEFAULT_LANGUAGE)

const stage = openStage({ PUBLIC_URL: ORIGIN })

const ask = (address: string) => fetch(address.replace(ORIGIN, stage.server.url))
const textAt = async (path: string) => (await ask(stage.server.url + path)).text()

/** What stands in a tag of a page's head, read as the browser reads it. */
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

test('F-4: titles and descriptions of all pages of the build differ, and have a useful length', async () => {
  const heads = await Promise.all(
    pages.map(async ({ file }) => {
      const html = await readFile(join(SITE_FOLDER, file), 'utf8')
      return { file, title: titleOf(html), description: metaOf(html, 'description') }
    }),
  )
  for (const { file, title, description } of heads) {
    expect(title.length, `${file}: ${title}`).toBeGreaterThanOrEqual(12)
    expect(title.length, `${file}: ${title}`).toBeLessThanOrEqual(90)
    expect(title, file).toContain('Handrail')
    expect(description.length, `${file}: ${description}`).toBeGreaterThanOrEqual(40)
    expect(description.length, `${file}: ${description}`).toBeLessThanOrEqual(200)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

test('F-4: titles are short enough in every language', async () => {
  const titles = await Promise.all(
    allPages.map(async ({ file }) => titleOf(await readFile(join(SITE_FOLDER, file), 'utf8'))),
  )
  expect(titles.filter((title) => title.length > 90)).toEqual([])
})

describe('a shared link', () => {
  test.each([HOME_PATH, HELP_PATH, SOURCES_PATH, TOOLKIT, TOOL])(
    '%s shows a picture, a title and our address',
    async (path) => {
      const html = await textAt(path)
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`)
      expect(metaOf(html, 'og:url')).toBe(ORIGIN + path)
      expect(metaOf(html, 'og:title')).toContain('Handrail')
      expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
      expect(metaOf(html, 'og:image:alt')).not.toBe('')
      const picture = await ask(metaOf(html, 'og:image'))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      const bytes = Buffer.from(await picture.arrayBuffer())
      expect(bytes.byteLength).toBeLessThanOrEqual(PICTURE_LIMIT)
      const { width, height } = await loadImage(bytes)
      expect([width, height]).toEqual([1200, 630])
    },
  )

  test('each tool, toolkit, talk and settings card has a picture of its own, none above 60 kB', async () => {
    // A page for now is never shared: it has the picture of its tool.
    const own = pages.filter(
      ({ path }) => /\/modules\/|^\/talks\/|^\/set-up\/(?!ai$)/.test(path) && !path.endsWith('/now'),
    )
    expect(own.length).toBeGreaterThan(50)
    // One after the other: a network has sixty connections (D-38), and there are more pages.
    const pictures: string[] = []
    for (const { path } of own) pictures.push(metaOf(await textAt(path), 'og:image'))
    expect(new Set(pictures).size).toBe(own.length)
    for (const picture of pictures) {
      const bytes = (await (await ask(picture)).arrayBuffer()).byteLength
      expect(bytes, picture).toBeLessThanOrEqual(PICTURE_LIMIT)
    }
  })

  test('its canonical address is that of the page on show, also after a link inside the site', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await page.goto(stage.server.url + TOOLKIT, { waitUntil: 'networkidle' })
    await page.locator(`a[href="${TOOL}"]`).click()
    await page.getByText('Step 1 of 5').waitFor()
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(ORIGIN + TOOL)
  })
})

test('home names the address that it was built for, in whatever encoding it travels', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(stage.server.url, { headers: { 'Accept-Encoding': encoding } })
    const html = await answer.text()
    expect(html, encoding).toContain(`href="${ORIGIN}/"`)
  }
})

describe('search engines', () => {
  test('F-3: the sitemap lists every page that may be found, by its full address, and each is there', async () => {
    const answer = await ask(`${ORIGIN}/sitemap.xml`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address as string,
    )
    expect(addresses).toContain(ORIGIN + TOOL)
    expect(addresses).toContain(`${ORIGIN}/`)
    for (const address of addresses) {
      const page = await ask(address)
      expect(page.status, address).toBe(200)
      const html = await page.text()
      expect(html, address).not.toContain('noindex')
      expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`)
    }
    const hidden = ['/account', '/welcome', '/404', '/newsletter/give-the-phones-a-bed']
    for (const path of hidden) expect(addresses).not.toContain(ORIGIN + path)
  })

  test('F-3: /robots.txt names the sitemap and keeps them from the API only', async () => {
    const answer = await ask(`${ORIGIN}/robots.txt`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })

  test.each([
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
  ])('F-5: %s is not to be found', async (path) => {
    const html = await textAt(path)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('og:')
  })
})

describe('structured data', () => {
  test('a tool is a learning resource on its way down from home, in the words the page shows', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await page.goto(stage.server.url + TOOL)
    const [tool, trail] = structuredDataOf(await textAt(TOOL))
    expect(tool).toMatchObject({ '@type': 'LearningResource', url: ORIGIN + TOOL, isAccessibleForFree: true })
    expect(tool?.name).toBe(await page.locator('h1').textContent())
    const minutes = String(tool?.timeRequired).match(/^PT(\d+)M$/)?.[1]
    expect(await page.locator('header').textContent()).toContain(`${minutes} min`)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    expect((trail as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/${LAUNCHPAD_ID}/modules`,
      ORIGIN + TOOLKIT,
      ORIGIN + TOOL,
    ])
  })

  test("a toolkit's trail is the one on the page", async () => {
    await using visit = await startVisit(stage.browser)
    await visit.page.goto(stage.server.url + TOOLKIT)
    const [trail] = structuredDataOf(await textAt(TOOLKIT)) as [{ itemListElement: { name: string }[] }]
    const shown = await visit.page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('listitem')
      .allTextContents()
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(shown)
  })

  test("every question and answer of /help's data stands on the page", async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await page.goto(stage.server.url + HELP_PATH)
    // What only screen readers are told about a link is no part of an answer.
    const shown = await page.locator('main').evaluate((main) => {
      // On a copy: React may still be about to take the page over.
      const copy = main.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
      return (copy.textContent ?? '').replaceAll(/\s+/g, '')
    })
    const [faq] = structuredDataOf(await textAt(HELP_PATH)) as [
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

  test('home says who we are, and the policy has no word about it', async () => {
    const types = structuredDataOf(await textAt(HOME_PATH)).map((data) => data['@type'])
    expect(types).toEqual(['WebSite', 'Organization'])
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        if (event.disposition === 'enforce') console.error(`blocked: ${event.violatedDirective}`)
      })
    })
    for (const path of [HOME_PATH, HELP_PATH, TOOLKIT, TOOL]) {
      await page.goto(stage.server.url + path, { waitUntil: 'networkidle' })
    }
  })
})

describe('on a home screen', () => {
  test('F-3: every page links the manifest, and every icon in it is there in its size', async () => {
    for (const { file } of pages) {
      const html = await readFile(join(SITE_FOLDER, file), 'utf8')
      expect(html, file).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
    }
    const answer = await ask(`${ORIGIN}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] }
    expect(name).toBe('Handrail')
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await loadImage(Buffer.from(await (await ask(ORIGIN + src)).arrayBuffer()))
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s is there', async (path, type) => {
    const answer = await ask(ORIGIN + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  })
})
