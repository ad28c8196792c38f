// No tool or toolkit is without its scene. What a scene keeps to is tested where it is drawn (`scripts/authoring/drawing`).
import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { loadCurriculum } from '../curriculum.server.ts'
import { findScenePath, listSceneFiles } from './scene-files.server.ts'

test('every tool and every toolkit has a scene, and each its own', () => {
  const { lessons, modules } = loadCurriculum(DEFAULT_LANGUAGE)
  const shown = [...modules, ...lessons].map(({ scene }) => scene)
  expect(shown).toHaveLength(new Set(shown).size)
  const drawn = new Set([...listSceneFiles()].map(([, { path }]) => path))
  expect(shown.filter((path) => path === undefined || !drawn.has(path))).toEqual([])
})

test('the address of a scene changes with what is drawn', () => {
  expect(findScenePath('calm-shutdown')).toMatch(/^\/assets\/scenes\/calm-shutdown-[\w-]{8}\.svg$/)
})

test('nobody has drawn a scene of another name', () => {
  expect(findScenePath('none')).toBeUndefined()
  expect(findScenePath('toString')).toBeUndefined()
})
