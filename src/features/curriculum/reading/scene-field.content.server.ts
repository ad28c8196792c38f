// `scene: <name>` of a tool or a toolkit: the picture that belongs to it.
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { findScenePath, PLAIN_SCENE } from '../pictures/scene-files.server.ts'

/** @returns the address of the picture; where none is named, of a plain one. @throws {ContentError} when nobody has drawn it */
export function findScene({ data, mistake }: YamlData<{ scene?: string | undefined }>): { scene?: string } {
  const scene = findScenePath(data.scene ?? PLAIN_SCENE)
  if (scene !== undefined) return { scene }
  throw mistake(
    ['scene'],
    `There is no scene "${data.scene}".`,
    'Put "<name>.svg" beside the file, or leave "scene" out for a plain one: docs/pictures.md.',
  )
}
