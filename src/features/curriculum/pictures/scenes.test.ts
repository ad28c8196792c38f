// No tool or toolkit is without a scene. What a scene keeps to, the content check says (`tests/content/rules/scene-rules.ts`).
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
