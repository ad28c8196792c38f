// What a page holds, in the words of schema.org. Everything here is on the page too, for people.

import { getModuleDetailOf, loadCurriculum, requireLesson } from '#src/features/curriculum/curriculum.server.ts'
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import type { HelpDirectory } from '#src/features/help/help.contract.ts'
import { loadHelpDirectory } from '#src/features/help/help.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { deviceGuidePath, SET_UP_PATH } from '#src/shared/content-paths.ts'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import { HELP_PATH, HOME_PATH, lessonPath, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { BUILD_SETTINGS } from '../build-settings.ts'

type StructuredData = { '@type': string } & Record<string, unknown>

/** @param path the page's address, without the language's prefix. @returns the tags for the end of the page's body */
export function writeStructuredData(language: Language, path: string): string {
  return describePage(language, path).map(writeDataBlock).join('')
}

/** The browser never runs it, so no content policy asks about it. */
function writeDataBlock(data: StructuredData): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** @param path as above. @returns nothing for a page that fits none of the types we use */
export function describePage(language: Language, path: string): StructuredData[] {
  const t = translator(language)
  const { modules, lessons } = loadCurriculum(language)
  if (path === HOME_PATH) return [describeSite(language), describeOrganisation(language)]
  if (path === HELP_PATH) return [describeHelp(language)]
  const toolkit = modules.find(({ stageId, moduleId }) => toolkitPath(stageId, moduleId) === path)
  if (toolkit !== undefined) return [describeTrail(language, toolkit.stageId, toolkit.moduleId)]
  const card = loadDeviceGuides(language).find(({ slug }) => deviceGuidePath(slug) === path)
  if (card !== undefined) {
    return [
      describeStops(language, [
        { name: t('device_guides_title'), path: SET_UP_PATH },
        { name: card.title, path },
      ]),
    ]
  }
  const tool = lessons.find(({ stageId, moduleId, lessonId }) => lessonPath(stageId, moduleId, lessonId) === path)
  if (tool === undefined) return []
  const { stageId, moduleId, lessonId } = tool
  return [describeTool(language, stageId, moduleId, lessonId), describeTrail(language, stageId, moduleId, lessonId)]
}

function describeSite(language: Language): StructuredData {
  return {
    '@type': 'WebSite',
    name: PRODUCT_NAME,
    url: addressOf(language, HOME_PATH),
    inLanguage: LANGUAGES[language].tag,
  }
}

function describeOrganisation(language: Language): StructuredData {
  return {
    '@type': 'Organization',
    name: PRODUCT_NAME,
    url: addressOf(language, HOME_PATH),
    logo: `${BUILD_SETTINGS.origin}/icon-512.png`,
  }
}

function describeTool(language: Language, stageId: string, moduleId: string, lessonId: string): StructuredData {
  const { title, minutes } = requireLesson(language, stageId, moduleId, lessonId)
  return {
    '@type': 'LearningResource',
    name: title,
    url: addressOf(language, lessonPath(stageId, moduleId, lessonId)),
    inLanguage: LANGUAGES[language].tag,
    timeRequired: `PT${minutes}M`,
    isAccessibleForFree: true,
    audience: { '@type': 'ParentAudience' },
  }
}

/** The way down to a toolkit or a tool. */
function describeTrail(language: Language, stageId: string, moduleId: string, lessonId?: string): StructuredData {
  const { stageTitle, title } = getModuleDetailOf(language, stageId, moduleId)
  const stops = [
    { name: stageTitle, path: toolkitsPath(stageId) },
    { name: title, path: toolkitPath(stageId, moduleId) },
  ]
  if (lessonId !== undefined) {
    stops.push({
      name: requireLesson(language, stageId, moduleId, lessonId).title,
      path: lessonPath(stageId, moduleId, lessonId),
    })
  }
  return describeStops(language, stops)
}

/** From home on. */
function describeStops(language: Language, stops: { name: string; path: string }[]): StructuredData {
  const t = translator(language)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('curriculum_home_link'), path: HOME_PATH }, ...stops].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(language, path),
    })),
  }
}

/** What is happening is the question, what to do and who to call the answer. */
function describeHelp(language: Language): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: loadHelpDirectory(language).routes.map((route) => ({
      '@type': 'Question',
      name: route.situation,
      acceptedAnswer: { '@type': 'Answer', text: answerOf(language, route) },
    })),
  }
}

function answerOf(language: Language, { first, afterwards, helplines }: HelpDirectory['routes'][number]): string {
  const t = translator(language)
  const lines = helplines.map(({ name, contacts }) => `${name}: ${contacts.map(({ label }) => label).join(' · ')}`)
  const steps = [t('help_first'), textOfInlines(first), t('help_then'), textOfInlines(afterwards)]
  return [...steps, ...lines].join(' ')
}

function addressOf(language: Language, path: string): string {
  return BUILD_SETTINGS.origin + pathIn(language, path)
}
