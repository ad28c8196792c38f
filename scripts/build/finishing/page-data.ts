// What React needs to know of a page is in its HTML a second time. A page that waits for a touch has it in a file of its own,
// which comes with React, and is a third lighter for it (decision 153).
import { createHash } from 'node:crypto'

export interface PageData {
  /** Where the page asks for it. */
  path: string
  /** A script that hands it to the router. */
  code: string
}

const HANDED_OVER = /<script>(window\.__reactRouterContext(?: = |\.streamController\.)[\s\S]*?)<\/script>/g

/**
 * @param html a page as React Router wrote it
 * @returns the page without its data: the tags stay, because React counts them
 */
export function takeOutPageData(html: string): { html: string; data: PageData } {
  const parts: string[] = []
  const rest = html.replaceAll(HANDED_OVER, (_, part: string) => {
    parts.push(part)
    return '<script></script>'
  })
  if (parts.length < 3) throw new Error('A page has no data, or the router writes it in another form.')
  const code = parts.join(';')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { html: rest, data: { path: `/assets/data-${hash}.js`, code } }
}
