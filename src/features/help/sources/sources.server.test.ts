// The reader of the page's words, and what the page gets of a source.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { readSources, readSourcesPage } from './sources.content.server.ts'
import { SourcesPage } from './sources.contract.ts'
import { listCitedSources, loadSources, loadSourcesPage } from './sources.server.ts'

function read(changes: Parameters<typeof createContentFixture>[0] = {}) {
  using fixture = createContentFixture(changes)
  return readSourcesPage('en', readSources('en', fixture.root), fixture.root)
}

test('works carry the title and year of their source, or the year beside the id', () => {
  const page = read()
  expect(SourcesPage.parse(page)).toEqual(page)
  expect(page.researchers).toEqual([{ who: 'Somebody', works: ['A study, 2017'], took: 'Something.' }])
  expect(page.frameworks[0]).toMatchObject({ what: 'An idea', works: ['Another study, 1977'] })
  expect(page.ukOrganisations[0]?.works).toEqual(['A study, 2017', 'Another study'])
  expect(page.internationalOrganisations[0]?.works).toEqual(['A study, 2016'])
})

test('the last update is the newest check, the review comes from the file', () => {
  expect(read()).toMatchObject({ lastUpdated: '2026-11-20', nextReview: '2027-02-20' })
  expect(read({ 'sources.yaml': swap('checked: 2026-11-20', 'checked: 2027-01-05') }).lastUpdated).toBe('2027-01-05')
})

test.each([
  [
    'a work that is no source',
    swap('{ id: S1 }', '{ id: S7 }'),
    /:5: researchers\[0\]\.works\[0\]\.id: There is no source/,
  ],
  ['no works', swap('[{ id: S1 }]', '[]'), /researchers\[0\]\.works: This is too short/],
  [
    'a month for a day',
    swap('2027-02-20', 'February 2027'),
    /nextReview: "February 2027" does not have the right form/,
  ],
  ['no fair use', swap('fairUse:', 'fairuse:'), /Nothing knows the field "fairuse"/],
])('%s', (_name, change, message) => {
  expect(() => read({ 'sources-page.yaml': change })).toThrow(message)
})

test('the page gets each cited source once, in file order, without its addresses', () => {
  const sources = loadSources('en')
  const [first] = sources
  const cited = listCitedSources('en', ['G1', 'S1', 'G1', 'nothing'])
  expect(cited.map(({ title }) => title)).toEqual([first?.title, sources.find(({ id }) => id === 'G1')?.title])
  expect(cited[0]).toEqual({
    title: first?.title,
    origin: expect.stringContaining(String(first?.year)),
    supports: first?.supports,
    notFor: first?.notFor,
  })
  expect(listCitedSources('en', ['S1'])[0]).toBe(cited[0])
})

test('the real words fit their schema and end with the number to ring', () => {
  const page = loadSourcesPage('en')
  expect(SourcesPage.parse(page)).toEqual(page)
  expect(page.fairUse.at(-1)).toContain('ring 999')
  expect(Object.isFrozen(page.researchers[0])).toBe(true)
})
