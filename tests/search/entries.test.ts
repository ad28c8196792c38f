import { expect, test } from 'vitest'
import { loadHelpDirectory } from '#src/features/help/help.server.ts'
import { unpackIndex } from '#src/features/search/packed-index.ts'
import { listPagePaths } from '#src/pages/table.ts'
import { helpRowPath } from '#src/shared/paths.ts'
import { loadSearchFiles, loadSearchIndex } from '../../scripts/build/search/load-search-index.ts'

const { entries } = loadSearchIndex('en')
const { search: index, crisisTerms: danger } = loadSearchFiles('en')
const paths = entries.map(({ path }) => path)

test('every tool, page for now, checklist, challenge, talk, guide and help row is found', () => {
  const built = listPagePaths('en').filter((path) =>
    /\/lessons\/|^\/resources\/|^\/plan\/challenges|^\/talks|^\/set-up/.test(path),
  )
  const rows = loadHelpDirectory('en').routes.map(({ id }) => helpRowPath(id))
  expect(built.length).toBeGreaterThan(25)
  expect([...built, ...rows].filter((path) => !paths.includes(path))).toEqual([])
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['tool', 'now', 'help', 'checklist', 'challenge', 'talk', 'page']),
  )
})

test('every address is a page of ours, once, and a fragment is a help row', () => {
  const rows = loadHelpDirectory('en').routes.map(({ id }) => helpRowPath(id))
  const known = [...listPagePaths('en'), ...rows]
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('the whole index is sent, and the crisis terms separately', () => {
  expect({ ...unpackIndex(JSON.parse(index)), danger: JSON.parse(danger) }).toEqual(loadSearchIndex('en'))
})
