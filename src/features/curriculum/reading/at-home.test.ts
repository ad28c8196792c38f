// The end of a tool: the line and the guide that name it, in the language of the page.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { findAtHome } from './at-home.server.ts'

const TOOL = { stageId: 'launch', moduleId: 'module1', lessonId: '1.1' }
const NAMES = 'tools: [launch/module1/1.1]'

test('a tool ends with the line and the guide that name it', () => {
  using fixture = createContentFixture({
    'agreement-lines.yaml': swap('So that the rule is fair. }', `So that the rule is fair., ${NAMES} }`),
    'device-guides/box.md': swap('place:', `${NAMES}\nplace:`),
  })
  expect(findAtHome('en', TOOL, fixture.root)).toEqual({
    atHome: {
      rule: {
        room: 'sleep',
        kind: 'adult',
        what: 'My phone sleeps in the hall.',
        why: 'So that the rule is fair.',
        suggestion: 'phone-in-hall',
      },
      setting: { slug: 'box', title: expect.any(String) },
    },
  })
  expect(findAtHome('en', { ...TOOL, lessonId: '1.2' }, fixture.root)).toEqual({})
})

test('another language has its own words for both, though English alone names the tools', () => {
  const { rule, setting } =
    findAtHome('pl', { stageId: 'digitalLaunchpad', moduleId: 'module2', lessonId: '2.4' }).atHome ?? {}
  const english = findAtHome('en', { stageId: 'digitalLaunchpad', moduleId: 'module2', lessonId: '2.4' }).atHome
  expect(rule?.suggestion).toBe(english?.rule?.suggestion)
  expect(rule?.what).not.toBe(english?.rule?.what)
  expect(setting?.slug).toBe(english?.setting?.slug)
})
