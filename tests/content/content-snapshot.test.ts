// What the build writes down for the server's start survives JSON: nothing of it is lost or becomes something else.
import { expect, test } from 'vitest'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadHelpDirectory, loadHelplines } from '#src/features/help/help.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { loadSources } from '#src/features/sources/sources.server.ts'
import { loadTalks } from '#src/features/talks/talks.server.ts'

test.each([
  ['curriculum', loadCurriculum],
  ['sources', loadSources],
  ['helplines', loadHelplines],
  ['help directory', loadHelpDirectory],
  ['checklists', loadChecklists],
  ['talks', loadTalks],
])('%s', (_name, load) => {
  expect(JSON.parse(JSON.stringify(load('en')))).toEqual(load('en'))
})
