// No tool or toolkit is without a scene, and no drawing without a place. What a scene keeps to, the content check says (`tests/content/rules/scene-rules.ts`).
import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { loadCurriculum } from '../curriculum.server.ts'
import { listSceneFiles } from './scene-files.server.ts'

test('every tool and every toolkit has a scene', () => {
  const { lessons, modules } = loadCurriculum(DEFAULT_LANGUAGE)
  const drawn = new Set([...listSceneFiles()].map(([, { path }]) => path))
  const shown = [...modules, ...lessons].map(({ scene }) => scene?.split('#')[0])
  expect(shown.filter((path) => path === undefined || !drawn.has(path))).toEqual([])
})

test('each drawing of a session is shown by a turn or a card', () => {
  const shown = loadCurriculum(DEFAULT_LANGUAGE).lessons.flatMap((lesson) =>
    'session' in lesson ? [...lesson.session.turns, ...lesson.session.cards].map(({ send }) => send.drawing) : [],
  )
  const drawn = [...listSceneFiles()].filter(([name]) => name.startsWith('drawing-')).map(([, { path }]) => path)
  expect(new Set(shown)).toEqual(new Set(drawn))
})
