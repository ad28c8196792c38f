// `/sitemap.xml` and `/robots.txt`: what search engines may find, by its full address.

import type { LivePages } from '#src/platform/feature.ts'
import type { RawRoute } from '#src/platform/http/route.ts'
import type { PageTable } from './page-table.ts'

export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'

/** A crawler may keep the list for an hour: a newsletter issue joins it on the day it is sent. */
const CACHE_CONTROL = 'public, max-age=3600'

/** @param origin without a slash at its end */
export function sitemapRoutes(pages: PageTable, origin: string, live: LivePages): RawRoute[] {
  const sitemap: RawRoute['respond'] = async (context, services) => {
    const built = [...pages].filter(([, { listed }]) => listed === true).map(([path]) => ({ path, day: undefined }))
    const entries = [...built, ...(await live.list(services))]
    return context.body(writeSitemap(entries.map(({ path, day }) => ({ address: origin + path, day }))), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
    })
  }

  // The API has nothing to find; pages that must not be found say so themselves, which a crawler has to be able to read.
  const robots: RawRoute['respond'] = (context) =>
    context.body(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}${SITEMAP_PATH}\n`, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
    })

  return [
    {
      endpoint: { method: 'GET', path: SITEMAP_PATH, summary: 'Every public page', answers: 'application/xml' },
      respond: sitemap,
    },
    {
      endpoint: { method: 'GET', path: ROBOTS_PATH, summary: 'What search engines may read', answers: 'text/plain' },
      respond: robots,
    },
  ]
}

interface Entry {
  address: string
  /** The day it last changed, ISO; only where that is known. */
  day: string | undefined
}

function writeSitemap(entries: Entry[]): string {
  const urls = entries.map(({ address, day }) => {
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `<url><loc>${address}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
