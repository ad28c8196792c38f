// Content that names the tools it belongs to: each is there, and no tool ends with two lines of the agreement or two device guides.
import { join } from 'node:path'
import type { Lesson } from '#src/features/curriculum/curriculum.contract.ts'
import { findTool } from '#src/features/curriculum/find-tool.ts'
import type { DeviceGuide } from '#src/features/device-guides/device-guide.ts'
import type { AgreementSuggestions } from '#src/features/family/agreement/suggested-lines.ts'
import { createLineFinder } from '../reading/checked-text.ts'
import { createFinding, type Finding } from './finding.ts'

type KnownTools = readonly Pick<Lesson, 'stageId' | 'moduleId' | 'lessonId'>[]

interface Namer {
  /** As its own file calls it. */
  name: string
  file: string
  /** The text of its file. */
  source: string
  tools: readonly string[]
}

/** @param lessons every tool; undefined where they cannot be read */
export function checkToolNames(namers: readonly Namer[], lessons: KnownTools | undefined): Finding[] {
  if (lessons === undefined) return []
  return namers.flatMap(({ file, source, tools }) =>
    tools
      .filter((tool) => findTool(tool, lessons) === undefined)
      .map((tool) =>
        createFinding(
          { file, line: createLineFinder(source)(tool) },
          `There is no tool "${tool}".`,
          'Write the id of a tool, or <stage>/<module>/<id>.',
        ),
      ),
  )
}

/** As `checkToolNames`, where a tool has room for one. */
export function checkOneForEachTool(namers: readonly Namer[], lessons: KnownTools | undefined): Finding[] {
  const seen = new Map<string, string>()
  const twice: Finding[] = []
  for (const { name, file, source, tools } of namers) {
    for (const tool of tools) {
      const first = seen.get(tool)
      seen.set(tool, name)
      if (first === undefined) continue
      const problem = `The tool "${tool}" has "${first}" already.`
      twice.push(createFinding({ file, line: createLineFinder(source)(tool) }, problem, 'Name it in one of the two.'))
    }
  }
  return [...checkToolNames(namers, lessons), ...twice]
}

/** The lines of agreement-lines.yaml as those who name tools. */
export function linesAsNamers(folder: string, { lines }: AgreementSuggestions, source: string): Namer[] {
  const file = join(folder, 'agreement-lines.yaml')
  return lines.map(({ id, tools }) => ({ name: id, file, source, tools }))
}

/** The device guides as those who name tools. @param sourceOf the text of a file by its name within the folder */
export function cardsAsNamers(
  folder: string,
  cards: readonly DeviceGuide[],
  sourceOf: (name: string) => string,
): Namer[] {
  return cards.map(({ slug, tools }) => {
    const name = join('device-guides', `${slug}.md`)
    return { name: slug, file: join(folder, name), source: sourceOf(name), tools }
  })
}
