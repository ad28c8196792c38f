// The only reader of tools-by-age.yaml.
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFolder, readYaml } from '#src/platform/content/content-file.ts'
import { AGES } from '#src/shared/ages.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { findTool } from '../find-tool.ts'
import type { Curriculum } from './curriculum.content.server.ts'

const ToolsByAge = z.record(z.enum(AGES), z.array(z.string()).check(z.minLength(1)))

/** The ids of the tools to start with at each age; they are the same in all languages. @throws {ContentError} for the first mistake */
export function readToolsByAge({ lessons }: Curriculum, root: string = CONTENT_ROOT): z.infer<typeof ToolsByAge> {
  const file = join(contentFolder(DEFAULT_LANGUAGE, root), 'tools-by-age.yaml')
  const { data, mistake } = readYaml(file, ToolsByAge)
  for (const age of AGES) {
    const stray = data[age].find((id) => findTool(id, lessons) === undefined)
    if (stray !== undefined)
      throw mistake(
        [age],
        `There is no tool "${stray}".`,
        'Use the id of a tool of the Launchpad, or <focus area>/<toolkit>/<id>.',
      )
  }
  return data
}
