// A checklist is a file: its place on the hub, the number of its boxes and the time of its parts are defined there.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../testing/content/content-fixture.ts'
import { loadChecklists } from './resources.server.ts'

const SPRINT = 'checklists/digital-safety-sprint.md'

test('a new checklist needs only a file, which also sets its place', () => {
  using fixture = createContentFixture({ [SPRINT]: swap('place: 1', 'place: 2') })
  const text = readFileSync(fixture.path(SPRINT), 'utf8')
  const another = text
    .replace('slug: digital-safety-sprint', 'slug: quiet-evenings')
    .replace('place: 2', 'place: 0')
    .replace('boxes: 18', 'boxes: 19')
    .replace('- [ ] ', '- [ ] One more.\n- [ ] ')
  writeFileSync(fixture.path('checklists/quiet-evenings.md'), another)
  const slugs = loadChecklists('en', fixture.root).map(({ slug }) => slug)
  expect(slugs).toHaveLength(5)
  expect([slugs[0], slugs.at(-1)]).toEqual(['quiet-evenings', 'digital-safety-sprint'])
})

test("the time of a part is found in each language's words", () => {
  using fixture = createContentFixture()
  const sprint = loadChecklists('en', fixture.root).find(({ slug }) => slug === 'digital-safety-sprint')
  expect(sprint?.sections.map(({ title, minutes }) => [title, minutes])).toEqual([
    ['One', 5],
    ['Two', 10],
    ['Four', 5],
  ])
})
