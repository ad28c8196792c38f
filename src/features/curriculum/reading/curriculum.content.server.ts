// The only reader of the curriculum: stages.yaml, the module.yaml of every toolkit, and its lesson files.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { linkTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { loadHelplines } from '#src/features/help/help.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { ContentError } from '#src/platform/content/content-error.ts'
import {
  CONTENT_ROOT,
  contentFile,
  contentFolder,
  languageOfFile,
  listContentFiles,
  listFolders,
  markUntranslated,
  readYaml,
} from '#src/platform/content/content-file.ts'
import { deepFreeze } from '#src/platform/content/content-memory.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { DEFAULT_LANGUAGE, type Language, type Untranslated } from '#src/shared/languages.ts'
import { type Lesson, type NextLesson, type NowPage, ToolkitColour, type ToolkitLook } from '../curriculum.contract.ts'
import type { ToolPlace } from '../find-tool.ts'
import { assertUnique } from './assert-unique.content.server.ts'
import { findAtHome } from './at-home.server.ts'
import { buildLesson, buildNowPages, isSerious } from './lesson-build.content.server.ts'
import { type LessonFile, readLessonFile } from './lesson-file.content.server.ts'
import { countMinutes } from './lesson-time.ts'
import { nowPageName, refuseUnknownNowPages, withNowPage } from './now-pages.content.server.ts'
import { findScene } from './scene-field.content.server.ts'
import {
  readShortAnswers,
  refuseUnknownTools,
  shortAnswerKey,
  withShortAnswer,
} from './short-answers.content.server.ts'
import { readStages } from './stages.content.server.ts'

interface CurriculumStage {
  readonly stageId: string
  readonly title: string
  /** Who its tools are for, such as 'for parents and carers'. */
  readonly audience?: string | undefined
  /** Its ages, such as '13 to 16'; a focus area for every age has none. */
  readonly ages?: string | undefined
  readonly moduleIds: readonly string[]
}

interface CurriculumModule extends Untranslated {
  readonly stageId: string
  readonly moduleId: string
  readonly title: string
  readonly goal: string
  readonly look: ToolkitLook
  /** The address of its picture. */
  readonly scene?: string
  /** In teaching order. */
  readonly lessonIds: readonly string[]
  /** What the claims of its tools cite, each once. */
  readonly sourceIds: readonly string[]
}

/** All of it, frozen. Modules and lessons are in teaching order. */
export interface Curriculum {
  readonly stages: readonly CurriculumStage[]
  readonly modules: readonly CurriculumModule[]
  readonly lessons: readonly Lesson[]
  /** The pages for now of its serious tools. */
  readonly nowPages: readonly NowPage[]
}

/** The emoji of a toolkit that names none. */
const BOOKS = '📚'
const Module = z.strictObject({
  id: Words,
  title: Words,
  goal: Words,
  emoji: z._default(Words, BOOKS),
  colour: z._default(ToolkitColour, 'night'),
  scene: z.optional(Words),
  tools: z.array(Words).check(z.minLength(1)),
})
const TranslatedModule = z.extend(Module, { tools: z.optional(Module.shape.tools) })
type Module = z.infer<typeof Module>

/** Reads and checks the whole curriculum. @throws {ContentError} for the first mistake */
export function readCurriculum(language: Language, root: string = CONTENT_ROOT): Curriculum {
  const folder = contentFolder(language, root)
  const references = { helplines: loadHelplines(language, root), sources: loadSources(language, root) }
  const stages = readStages(language, root)
  const shortAnswers = readShortAnswers(language, root)
  const modules: CurriculumModule[] = []
  const lessons: Lesson[] = []
  const nowPages: NowPage[] = []
  for (const [index, stage] of stages.data.entries()) {
    assertUnique(stages, stage.modules, (position) => [index, 'modules', position])
    refuseUnlistedFolders(join(folder, stage.id), stage.modules)
    for (const [position, moduleId] of stage.modules.entries()) {
      const name = join(stage.id, moduleId, 'module.yaml')
      const moduleFile = { name, moduleId, file: contentFile(language, name, root) }
      if (!existsSync(moduleFile.file)) {
        throw stages.mistake(
          [index, 'modules', position],
          `There is no file "${name}".`,
          `Add it, or take "${moduleId}" out of the list.`,
        )
      }
      const module = readModule(language, moduleFile, root)
      const files = listContentFiles(language, join(stage.id, moduleId), '.md', root).map((file) => {
        const read = readLessonFile(languageOfFile(language, file, root), file)
        const key = shortAnswerKey(stage.id, read.front.data.id)
        if (read.language === language) return read
        const nowName = nowPageName(stage.id, read.front.data.id)
        return withNowPage(withShortAnswer(read, key, shortAnswers), language, nowName, root)
      })
      const tools = orderFiles(files, module)
      modules.push({
        stageId: stage.id,
        moduleId,
        title: module.data.title,
        goal: module.data.goal,
        look: { emoji: module.data.emoji, colour: module.data.colour },
        scene: findScene(module).scene,
        ...markUntranslated(language, moduleFile.file, root),
        lessonIds: module.data.tools,
        sourceIds: listSourceIds(tools),
      })
      const place = { stageId: stage.id, moduleId, moduleTitle: module.data.title, colour: module.data.colour }
      for (const [number, file] of tools.entries()) {
        refuseKnownId(
          file,
          lessons.filter(({ stageId }) => stageId === stage.id),
        )
        const own = { ...place, lessonId: file.front.data.id }
        const next = describeNext(tools.slice(number + 1))
        const linked = { ...findTalks(language, own, root), ...findAtHome(language, own, root) }
        const written = markUntranslated(language, file.file, root)
        const lesson = buildLesson(file.language, file, { ...place, ...linked, next, ...written }, references)
        lessons.push(lesson)
        nowPages.push(...buildNowPages(file, lesson))
      }
    }
  }
  refuseUnknownTools(shortAnswers, new Set(lessons.map(({ stageId, lessonId }) => shortAnswerKey(stageId, lessonId))))
  refuseUnknownNowPages(language, new Set(lessons.map(({ stageId, lessonId }) => nowPageName(stageId, lessonId))), root)
  const stageList = stages.data.map(({ id, modules: moduleIds, ...words }) => ({ stageId: id, ...words, moduleIds }))
  return deepFreeze({ stages: stageList, modules, lessons, nowPages })
}

function findTalks(language: Language, tool: ToolPlace, root: string): Pick<Lesson, 'talks'> {
  const talks = linkTalks(language, tool, root)
  return talks.length === 0 ? {} : { talks }
}

interface ModuleFile {
  /** In the language, or in English where it is not translated. */
  file: string
  /** Relative to the language's folder. */
  name: string
  moduleId: string
}

function readModule(language: Language, { file, name, moduleId }: ModuleFile, root: string): YamlData<Module> {
  const english = readModuleFile(contentFile(DEFAULT_LANGUAGE, name, root), Module, moduleId)
  assertUnique(english, english.data.tools, (index) => ['tools', index])
  if (languageOfFile(language, file, root) === DEFAULT_LANGUAGE) return english
  const own = readModuleFile(file, TranslatedModule, moduleId)
  // The English list alone decides which tools there are: a new one exists in every language before it is translated.
  return { ...own, data: { ...own.data, tools: english.data.tools } }
}

function readModuleFile<T extends { id: string }>(
  file: string,
  schema: z.ZodMiniType<T>,
  moduleId: string,
): YamlData<T> {
  const module = readYaml(file, schema)
  if (module.data.id === moduleId) return module
  throw module.mistake(['id'], `The id is "${module.data.id}", the folder is "${moduleId}".`, 'Make them the same.')
}

// Both ways: every tool of the list has a file, and every file is in the list.
function orderFiles(files: LessonFile[], module: YamlData<Module>): LessonFile[] {
  const { tools } = module.data
  for (const { file, front } of files) {
    const { id } = front.data
    if (!tools.includes(id)) {
      throw front.mistake(
        ['id'],
        `"${id}" is not in the English module.yaml of its toolkit.`,
        'Add it to "tools", or delete the file.',
      )
    }
    const twin = files.find((other) => other.front.data.id === id && other.file !== file)
    if (twin) throw front.mistake(['id'], `Another file has the id "${id}" too.`, 'Give each tool an id of its own.')
  }
  return tools.map((id, index) => {
    const found = files.find((file) => file.front.data.id === id)
    if (found) return found
    throw module.mistake(
      ['tools', index],
      `There is no file for the tool "${id}".`,
      `Add "${id}-<short-name>.md" beside it, or take "${id}" out of the list.`,
    )
  })
}

/** Passes over the serious ones: a page does not send a parent to a tool about harm unasked. */
function describeNext(following: LessonFile[]): NextLesson | null {
  const file = following.find(({ front }) => !isSerious(front))
  if (file === undefined) return null
  const { id, title } = file.front.data
  return { lessonId: id, title, minutes: countMinutes(file.body) }
}

function listSourceIds(files: LessonFile[]): string[] {
  return [...new Set(files.flatMap(({ front }) => front.data.claims.flatMap((claim) => claim.evidence)))]
}

/** @param lessons of the same focus area */
function refuseKnownId({ front }: LessonFile, lessons: Lesson[]): void {
  const { id } = front.data
  const twin = lessons.find((lesson) => lesson.lessonId === id)
  if (twin === undefined) return
  throw front.mistake(['id'], `"${id}" is a tool of ${twin.moduleId} already.`, 'Give each tool an id of its own.')
}

function refuseUnlistedFolders(stageFolder: string, moduleIds: string[]): void {
  const unlisted = listFolders(stageFolder).find((name) => !moduleIds.includes(name))
  if (unlisted === undefined) return
  const problem = 'This toolkit is not in stages.yaml.'
  throw new ContentError({ file: join(stageFolder, unlisted), problem, mend: 'Add it there, or delete the folder.' })
}
