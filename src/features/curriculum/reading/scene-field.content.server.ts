// `scene: <name>` of a tool or a toolkit: the picture that belongs to it.
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { findNightPath, findScenePath, PLAIN_SCENE } from '../pictures/scene-files.server.ts'

interface SceneField {
  scene: string
  sceneByNight: string
}

/** @returns the addresses of the picture; where none is named, of a plain one. @throws {ContentError} when nobody has drawn it */
export function findScene({ data, mistake }: YamlData<{ scene?: string | undefined }>): SceneField {
  const name = data.scene ?? PLAIN_SCENE
  const [scene, sceneByNight] = [findScenePath(name), findNightPath(name)]
  if (scene !== undefined && sceneByNight !== undefined) return { scene, sceneByNight }
  throw mistake(
    ['scene'],
    `There is no scene "${data.scene}".`,
    'Put "<name>.svg" beside the file, or leave "scene" out for a plain one: docs/pictures.md.',
  )
}
