// `scene: <name>` of a tool or a toolkit: the picture that belongs to it.
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { findNightPath, findScenePath, findStepScene, PLAIN_SCENE } from '../pictures/scene-files.server.ts'
import type { LessonBody, LessonFile } from './lesson-file.content.server.ts'

interface SceneField {
  scene: string
  sceneByNight: string
}

/** @returns the addresses of the picture; where none is named, of a plain one. @throws {ContentError} when its file is missing */
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

/** The body with a scene of its own in each step that has one: the file `<scene>-<number of the step>.svg`. */
export function withStepScenes(body: LessonBody, { data: { scene: name } }: LessonFile['front']): LessonBody {
  if (name === undefined || !('blocks' in body)) return body
  const blocks = body.blocks.map((block, index) => {
    const scene = findStepScene(name, index + 1)
    return scene === undefined ? block : { ...block, scene }
  })
  return { blocks }
}
