// Device guides as they are read.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../testing/content/content-fixture.ts'
import { listDeviceGuides, loadDeviceGuides } from './device-guides.server.ts'

const BOX = 'device-guides/box.md'

test('there are at least ten guides, each with sources, and a day where read', () => {
  const guides = loadDeviceGuides('en')
  expect(guides.length).toBeGreaterThanOrEqual(10)
  for (const { slug, read, reviewedOn } of guides) {
    if (read.kind === 'nothing') expect(reviewedOn, slug).toBeUndefined()
    else expect(reviewedOn?.day, slug).toMatch(/^\d{4}-\d\d(?:-\d\d)?$/)
  }
  expect(guides.filter(({ sources }) => sources.length === 0)).toEqual([])
})

test('the list has each guide once by purpose, and under everything it helps with', () => {
  const { kinds, jobs } = listDeviceGuides('en')
  const guides = loadDeviceGuides('en')
  const slugs = kinds.flatMap(({ guides: links }) => links.map(({ slug }) => slug))
  expect(slugs.sort()).toEqual(guides.map(({ slug }) => slug).sort())
  expect([...kinds, ...jobs].filter(({ guides: links }) => links.length === 0)).toEqual([])
  for (const { job, guides: links } of jobs) {
    const able = guides.filter((guide) => guide.jobs.includes(job))
    expect(links.map(({ slug }) => slug)).toEqual(able.map(({ slug }) => slug))
  }
})

test.each([
  ['a day that is none', swap('day: 2026-11-20', 'day: November'), /box\.md:\d+: reviewedOn\.day: /],
  ['a month that is none', swap('day: 2026-11-20', 'day: 2026-13'), /box\.md:\d+: reviewedOn\.day: /],
  [
    'a day where nobody read anything',
    swap('read: { kind: others, from: [news.example] }', 'read: { kind: nothing }'),
    /box\.md:\d+: reviewedOn: Nothing was read, and there is a day/,
  ],
  [
    'a guide that was read on no day',
    swap('reviewedOn: { day: 2026-11-20, of: our-notes }\n', ''),
    /box\.md:\d+: read: Something was read, and there is no day/,
  ],
  [
    'taps where nothing was read',
    (text: string) =>
      swap(
        'reviewedOn: { day: 2026-11-20, of: our-notes }',
        'taps: { on: On the box, path: [Settings, Time] }',
      )(swap('read: { kind: others, from: [news.example] }', 'read: { kind: nothing }')(text)),
    /box\.md:\d+: taps: Nothing was read, and there are taps/,
  ],
  ['another kind', swap('kind: device', 'kind: machine'), /box\.md:4: kind: "machine" is not known here\. Use one of/],
  ['a source that is none', swap('[S1]', '[S7]'), /evidence\[0\]: There is no source "S7"/],
  ['nothing that it does not do', swap('[It does not read chat.]', '[]'), /doesNot: /],
  ['a place twice', swap('place: 1', 'place: 2'), /box\.md:3: place: "net" has this place too/],
])('%s is reported with its file, line and what to change', (_name, change, expected) => {
  using fixture = createContentFixture({ [BOX]: change })
  expect(() => loadDeviceGuides('en', fixture.root)).toThrow(expected)
})
