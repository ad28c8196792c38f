// Reads all content through the features' own readers, file by file, and collects their mistakes instead of stopping.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Curriculum, readCurriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { buildLesson } from '#src/features/curriculum/reading/lesson-build.content.server.ts'
import { type LessonFile, readLessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { listTalkFiles, readTalk, readTalks } from '#src/features/curriculum/talks/reading/talks.content.server.ts'
import type { Talk } from '#src/features/curriculum/talks/talk.ts'
import { readAiServices } from '#src/features/device-guides/ai-services/ai-services.content.server.ts'
import type { AiServices } from '#src/features/device-guides/ai-services/ai-services.ts'
import type { DeviceGuide } from '#src/features/device-guides/device-guide.ts'
import { readDeviceGuides } from '#src/features/device-guides/device-guides.content.server.ts'
import { readAgreementLines } from '#src/features/family/agreement/agreement-lines.content.server.ts'
import type { AgreementSuggestions } from '#src/features/family/agreement/suggested-lines.ts'
import type { PlanQuestions } from '#src/features/family/start/first-steps.ts'
import { readPlanQuestions } from '#src/features/family/start/plan-questions.content.server.ts'
import type { ThingToTry } from '#src/features/family/things-to-try/thing-to-try.ts'
import { readThingsToTry } from '#src/features/family/things-to-try/things-to-try.content.server.ts'
import { readHelpDirectory, readHelplines } from '#src/features/help/help.content.server.ts'
import type { HelpDirectory, Helpline } from '#src/features/help/help.contract.ts'
import { readSources, readSourcesPage } from '#src/features/help/sources/sources.content.server.ts'
import type { Source, SourcesPage } from '#src/features/help/sources/sources.contract.ts'
import { type IssueFile, readIssues } from '#src/features/newsletter/issues/issues.content.server.ts'
import { readChecklists } from '#src/features/resources/resources.content.server.ts'
import type { Checklist } from '#src/features/resources/resources.contract.ts'
import { readQuickHelp } from '#src/pages/home/home.content.server.ts'
import type { QuickHelpCard } from '#src/pages/home/home.contract.ts'
import { readTopics } from '#src/pages/topics/topics.content.server.ts'
import { readWordsPage } from '#src/pages/words/pages.content.server.ts'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { keepOffered } from '#src/platform/content/offered-words.ts'
import type { Language } from '#src/shared/languages.ts'
import { collectMistake, type Finding } from './rules/finding.ts'

export interface ContentSet {
  folder: string
  /** Every file of the language, with its text. */
  files: { file: string; text: string }[]
  /** Lesson files that could be read, whether or not a module.yaml names them. */
  lessons: LessonFile[]
  helplines: readonly Helpline[]
  directory: HelpDirectory | undefined
  sources: readonly Source[]
  sourcesPage: SourcesPage | undefined
  cards: readonly QuickHelpCard[]
  /** The issues of the newsletter. */
  issues: readonly IssueFile[]
  checklists: readonly Checklist[]
  thingsToTry: readonly ThingToTry[]
  planQuestions: PlanQuestions | undefined
  agreementLines: AgreementSuggestions | undefined
  aiServices: AiServices | undefined
  deviceGuides: readonly DeviceGuide[]
  /** Those that could be read. */
  talks: readonly Talk[]
  curriculum: Curriculum | undefined
}

/** Whether a file is a tool: <focus area>/<toolkit>/<id>-<name>.md. Other folders hold one level only. */
export function isLessonFile(folder: string, file: string): boolean {
  return /^[\\/][^\\/]+[\\/][^\\/]+[\\/][^\\/]+\.md$/.test(file.slice(folder.length))
}

/** Whether a file is a talk, whose words are in its yaml. */
export function isTalkFile(folder: string, file: string): boolean {
  return dirname(file) === join(folder, 'talks')
}

/** Whether a file is a page of plain words. */
export function isPageFile(folder: string, file: string): boolean {
  return dirname(file) === join(folder, 'pages') && file.endsWith('.md')
}

/** Reads a language's content; mistakes are added to `findings`. */
export function readContentSet(language: Language, findings: Finding[], root: string = CONTENT_ROOT): ContentSet {
  const folder = contentFolder(language, root)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, text: keepOffered(readFileSync(file, 'utf8'), file) }))

  const helplines = collectMistake(findings, () => readHelplines(language, root))
  const sources = collectMistake(findings, () => readSources(language, root))
  const sourcesPage = sources && collectMistake(findings, () => readSourcesPage(language, sources, root))
  const issues = sources && collectMistake(findings, () => readIssues(language, sources, root))
  const thingsToTry = sources && collectMistake(findings, () => readThingsToTry(language, sources, root))
  const agreementLines = sources && collectMistake(findings, () => readAgreementLines(language, sources, root))
  const aiServices = sources && collectMistake(findings, () => readAiServices(language, sources, root))
  const deviceGuides = sources && collectMistake(findings, () => readDeviceGuides(language, sources, root))
  const planQuestions = collectMistake(findings, () => readPlanQuestions(language, root))
  const directory = helplines && collectMistake(findings, () => readHelpDirectory(language, helplines, root))

  for (const { file } of files.filter((one) => isPageFile(folder, one.file))) {
    if (sources) collectMistake(findings, () => readWordsPage(language, basename(file, '.md'), sources, root))
  }

  const references = { helplines: helplines ?? [], sources: sources ?? [] }
  const talks = listTalkFiles(language, root).flatMap(
    (file) => (helplines && sources && collectMistake(findings, () => readTalk(file, references).talk)) ?? [],
  )
  if (helplines && sources) collectMistake(findings, () => readTalks(language, references, root))

  const place = { stageId: '', moduleId: '', moduleTitle: '', next: null }
  const lessons = files
    .filter(({ file }) => isLessonFile(folder, file))
    .flatMap(({ file }) => {
      const lesson = collectMistake(findings, () => readLessonFile(language, file))
      if (lesson && helplines && sources) {
        collectMistake(findings, () => buildLesson(language, lesson, place, { helplines, sources }))
      }
      return lesson ?? []
    })

  const curriculum = helplines && sources && collectMistake(findings, () => readCurriculum(language, root))
  const cards = curriculum && collectMistake(findings, () => readQuickHelp(language, curriculum, root))
  if (helplines && curriculum && agreementLines && deviceGuides) {
    collectMistake(findings, () =>
      readTopics(language, { curriculum, talks, deviceGuides, agreementLines, helplines }, root),
    )
  }
  const checklists =
    helplines && curriculum && collectMistake(findings, () => readChecklists(language, { helplines, curriculum }, root))
  return {
    folder,
    files,
    lessons,
    helplines: helplines ?? [],
    directory,
    sources: sources ?? [],
    sourcesPage,
    cards: cards ?? [],
    issues: issues ?? [],
    checklists: checklists ?? [],
    thingsToTry: thingsToTry ?? [],
    planQuestions,
    agreementLines,
    aiServices,
    deviceGuides: deviceGuides ?? [],
    talks,
    curriculum,
  }
}
