// `scene: <name>` of a tool or a toolkit: the picture that belongs to it.
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { findScenePath } from '../pictures/scene-files.server.ts'

/** @returns the address of the picture, or nothing when none is named. @throws {ContentError} when nobody has drawn it */
export function findScene({ data, mistake }: YamlData<{ scene?: string | undefined }>): { scene?: string } {
  if (data.scene === undefined) return {}
  const scene = findScenePath(data.scene)
  if (scene !== undefined) return { scene }
  throw mistake(['scene'], `There is no scene "${data.scene}".`, 'Take the name of one, or draw it: docs/pictures.md.')
}
