// Every content rule over all content of a language: the list of what `npm run check:content` checks.
import { basename, dirname, join } from 'node:path'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { CONTENT_ROOT } from '#src/platform/content/content-file.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import { type ContentSet, isLessonFile, isPageFile, isTalkFile, readContentSet } from '../content-set.ts'
import { checkDeadNames, checkStatements, listMarkdownTexts, listTexts } from '../forbidden/forbidden-statements.ts'
import { type CheckedText, listLessonTexts } from '../reading/checked-text.ts'
import { checkReading, checkReadingOf, checkToolkitReading } from '../reading/reading-grade.ts'
import { checkAgreementLines } from './agreement-line-rules.ts'
import { checkCards } from './card-rules.ts'
import { checkChart } from './chart-rules.ts'
import { checkChecklist } from './checklist-rules.ts'
import { type Finding, sortFindings } from './finding.ts'
import { checkNextStep, checkShortAnswer } from './front-rules.ts'
import { checkHelplineAge, checkHelpPresence, checkHelpTools, checkPhoneNumbers } from './help-rules.ts'
import { checkDescription, checkParts, checkPlainFields, checkTime } from './lesson-shape.ts'
import { checkLinks } from './link-targets.ts'
import { checkNationTerms } from './nation-rules.ts'
import { checkNow } from './now-rules.ts'
import { checkAiServices } from './pages/ai-service-rules.ts'
import { checkDeviceGuide } from './pages/device-guide-rules.ts'
import { checkReviewDate, listSourcesPageTexts } from './pages/sources-page-rules.ts'
import { checkIfThen, checkOpenStudies, checkToolNumbers } from './plain-words-rules.ts'
import { checkPlanQuestions } from './plan-question-rules.ts'
import { checkAgeParts, checkFirstStep, checkPlanLength, checkYoungerParts } from './plan-rules.ts'
import { checkAnswerTone, checkExercises, checkWhy } from './practice-rules.ts'
import { checkAnswerPattern, checkFeedback, checkLikeLengths, checkReflection } from './quiz-rules.ts'
import { checkSafeHelp } from './safe-help-rules.ts'
import { checkScenes } from './scene-rules.ts'
import { checkSession } from './session-rules.ts'
import { checkTalk, checkTalkTone } from './talk-rules.ts'
import { checkTeenParts } from './teen-rules.ts'
import { cardsAsNamers, checkOneForEachTool, linesAsNamers } from './tool-name-rules.ts'
import { checkThingToTry } from './trial-rules.ts'
import { checkUnwritten } from './unwritten-rules.ts'

const LESSON_RULES = [
  checkTime,
  checkDescription,
  checkChart,
  checkParts,
  checkPlainFields,
  checkFeedback,
  checkLikeLengths,
  checkReading,
  checkHelpPresence,
  checkAgeParts,
  checkTeenParts,
  checkSession,
  checkPlanLength,
  checkFirstStep,
  checkYoungerParts,
  checkOpenStudies,
  checkIfThen,
  checkNow,
  checkShortAnswer,
  checkNextStep,
  checkWhy,
]

export interface CheckOptions {
  /** Another content folder, in tests. */
  root?: string
  today: Date
  /** The addresses of all pages that links may lead to. */
  knownPaths: ReadonlySet<string>
}

/** Checks everything and returns what was found, in order of file and line. */
export function checkContent(language: Language, { root = CONTENT_ROOT, today, knownPaths }: CheckOptions): Finding[] {
  const findings: Finding[] = []
  const content = readContentSet(language, findings, root)
  for (const lesson of content.lessons) {
    for (const rule of LESSON_RULES) findings.push(...rule(lesson))
    findings.push(...checkWords(listLessonTexts(lesson)))
  }
  findings.push(...checkToolkits(content.lessons), ...checkAnswerPattern(content.folder, content.lessons))
  findings.push(...checkAnswerTone(content.folder, content.lessons), ...checkExercises(content.folder, content.lessons))
  for (const { file, text } of content.files) {
    findings.push(...checkDeadNames(file, text), ...checkNationTerms(file, text, root))
    findings.push(...checkSafeHelp(language, file, text))
    findings.push(...checkUnwritten(file, text))
    if (file.endsWith('.md')) findings.push(...checkLinks(file, text, knownPaths))
    if (file.endsWith('.md') && !isLessonFile(content.folder, file) && !isTalkFile(content.folder, file)) {
      findings.push(...checkWords(listMarkdownTexts(file, text)))
    }
    if (isPageFile(content.folder, file)) findings.push(...checkReadingOf(file, listMarkdownTexts(file, text)))
    if (basename(file) !== 'helplines.yaml' && content.helplines.length > 0) {
      findings.push(...checkPhoneNumbers(file, text, content.helplines))
    }
  }
  findings.push(...checkScenes(content.folder, content.lessons), ...checkDataFiles(content, today, knownPaths))
  return sortFindings(findings)
}

/** What no text may say, wherever it is. */
function checkWords(texts: readonly CheckedText[]): Finding[] {
  return [...checkStatements(texts), ...checkToolNumbers(texts)]
}

function checkToolkits(lessons: LessonFile[]): Finding[] {
  const toolkits = Map.groupBy(lessons, ({ file }) => join(dirname(file), 'module.yaml'))
  return [...toolkits].flatMap(([file, tools]) => [
    ...checkToolkitReading(file, tools),
    ...checkReflection(file, tools),
    ...checkAnswerPattern(file, tools),
  ])
}

function checkDataFiles(content: ContentSet, today: Date, knownPaths: ReadonlySet<string>): Finding[] {
  const {
    folder,
    files,
    helplines,
    directory,
    curriculum,
    cards,
    checklists,
    thingsToTry,
    issues,
    sources,
    sourcesPage,
    planQuestions,
    agreementLines,
    aiServices,
    deviceGuides,
    talks,
  } = content
  const sourceOf = (name: string) => files.find(({ file }) => file === join(folder, name))?.text ?? ''
  const texts = (name: string, words: string[]) => checkWords(listTexts(join(folder, name), sourceOf(name), words))
  const routes = directory?.routes ?? []
  return [
    ...checkHelplineAge(join(folder, 'helplines.yaml'), helplines, today),
    // No cards means that the reader has said why.
    ...(cards.length === 0 ? [] : checkCards(join(folder, 'quick-help.yaml'), cards)),
    ...checklists.flatMap((one) => checkChecklist(folder, one, sourceOf(join('checklists', `${one.slug}.md`)))),
    ...thingsToTry.flatMap((one) => checkThingToTry(folder, one, sourceOf(join('things-to-try', `${one.slug}.md`)))),
    ...talks.flatMap((one) => checkTalk(folder, one, sourceOf(join('talks', `${one.slug}.md`)), curriculum?.lessons)),
    ...checkTalkTone(folder, talks),
    ...(aiServices ? checkAiServices(folder, aiServices, sourceOf('ai-services.yaml'), knownPaths) : []),
    ...deviceGuides.flatMap((one) =>
      checkDeviceGuide(folder, one, sourceOf(join('device-guides', `${one.slug}.md`)), today),
    ),
    ...(agreementLines ? checkAgreementLines(folder, agreementLines, sourceOf('agreement-lines.yaml')) : []),
    ...(agreementLines
      ? checkOneForEachTool(
          linesAsNamers(folder, agreementLines, sourceOf('agreement-lines.yaml')),
          curriculum?.lessons,
        )
      : []),
    ...checkOneForEachTool(cardsAsNamers(folder, deviceGuides, sourceOf), curriculum?.lessons),
    ...(planQuestions ? checkPlanQuestions(folder, planQuestions, sourceOf('plan-questions.yaml'), knownPaths) : []),
    ...checkHelpTools(join(folder, 'help.yaml'), sourceOf('help.yaml'), routes, curriculum),
    ...texts(
      'help.yaml',
      routes.flatMap(({ label, situation, first, afterwards }) => [
        label,
        situation,
        textOfInlines(first),
        textOfInlines(afterwards),
      ]),
    ),
    ...texts(
      'helplines.yaml',
      helplines.flatMap(({ whoFor, expect }) => [whoFor, expect]),
    ),
    ...texts(
      'quick-help.yaml',
      cards.flatMap(({ situation, solution }) => [situation, solution]),
    ),
    ...texts(
      'sources.yaml',
      sources.map(({ supports }) => supports),
    ),
    ...issues.flatMap(({ slug, subject, preheader }) => {
      const name = join('newsletter', `${slug}.md`)
      const words = listMarkdownTexts(join(folder, name), sourceOf(name))
      return [...texts(name, [subject, preheader]), ...checkReadingOf(join(folder, name), words)]
    }),
    ...(sourcesPage ? checkReviewDate(join(folder, 'sources-page.yaml'), sourcesPage, today) : []),
    ...texts('sources-page.yaml', sourcesPage ? listSourcesPageTexts(sourcesPage) : []),
  ]
}
