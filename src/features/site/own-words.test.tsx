// I-5: on a page whose content nobody has translated yet our own words are marked as what they are: a screen reader says English with
// an English voice, and Urdu with an Urdu one.
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_LANGUAGE', 'ur')
  vi.stubEnv('VITE_TRANSLATED', 'true')
  vi.stubGlobal('fetch', async () => Response.json({}))
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

interface Page {
  default: ComponentType<{ loaderData: unknown }>
  loader(args: unknown): unknown
}

const pages: [string, () => Promise<unknown>][] = [
  ['a settings card', () => import('#src/features/settings-cards/settings-card-page.tsx')],
  ['the table of AI services', () => import('#src/features/ai-services/ai-services-page.tsx')],
  ['the roadmap', () => import('./roadmap-page.tsx')],
]

/** Not what the note beside a link says: a text brings it along. */
function listMisread(page: HTMLElement): string[] {
  const misread: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement
    const words = node.textContent ?? ''
    if (around?.closest('.visually-hidden')) continue
    const isUrdu = /\p{Script=Arabic}/u.test(words)
    const isEnglish = /[a-z]{4} [a-z]{2}/.test(words) && !isUrdu
    const lang = around?.closest('[lang]')?.getAttribute('lang') ?? 'ur'
    if ((isUrdu && lang !== 'ur') || (isEnglish && lang === 'ur')) misread.push(words)
  }
  return misread
}

test.each(pages)('%s in Urdu', async (_name, load) => {
  const { default: Shown, loader } = (await load()) as Page
  const loaderData = loader({ params: { slug: 'roblox' } })
  const page = render(
    <MemoryRouter>
      <Shown loaderData={loaderData} />
    </MemoryRouter>,
  ).container
  expect(page.textContent).toMatch(/\p{Script=Arabic}/u)
  expect(listMisread(page)).toEqual([])
})
