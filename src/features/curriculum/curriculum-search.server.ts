// What the search finds of the curriculum: every tool, every page for what is happening this minute, and the list of all tools.
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { lessonPath, TOOLS_PATH } from '#src/shared/paths.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import type { LearningBlock, Lesson, NowPage } from './curriculum.contract.ts'
import { loadCurriculum } from './curriculum.server.ts'
import { textsOfSession } from './session-texts.ts'

export function listCurriculumEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const { lessons, nowPages } = loadCurriculum(language)
  const allTools: SearchEntry = {
    path: TOOLS_PATH,
    kind: 'page',
    title: t('shell_link_tools'),
    text: t('search_tools_text'),
  }
  return [...lessons.map(describeLesson), ...nowPages.map(describeNowPage), allTools]
}

function describeLesson(lesson: Lesson): SearchEntry {
  const { stageId, moduleId, lessonId, title, description, shortAnswer, minutes, scene, colour = 'night' } = lesson
  return {
    path: lessonPath(stageId, moduleId, lessonId),
    kind: 'tool',
    title,
    text: description,
    body: [...(shortAnswer ? [shortAnswer.say, shortAnswer.do, shortAnswer.dont] : []), ...textsOfLesson(lesson)],
    minutes,
    look: { scene, colour },
  }
}

function describeNowPage({ stageId, moduleId, lessonId, title, heading, actions }: NowPage): SearchEntry {
  return {
    path: `${lessonPath(stageId, moduleId, lessonId)}/now`,
    kind: 'now',
    title: heading,
    text: textOfInlines(actions[0] ?? []),
    tags: [title],
  }
}

function textsOfLesson(lesson: Lesson): string[] {
  if ('session' in lesson) return textsOfSession(lesson.session)
  if (!('blocks' in lesson)) return textsOfBlocks([...lesson.hookTree, ...lesson.contentTree])
  return lesson.blocks.flatMap((block) => [
    block.heading ?? '',
    ...textsOfBlocks(treeOf(block)),
    ...(block.folded ?? []).flatMap(({ heading, tree }) => [heading, ...textsOfBlocks(tree)]),
  ])
}

function treeOf(block: LearningBlock): MarkdownBlock[] {
  switch (block.type) {
    case 'sparkAssess':
    case 'understandVerify':
      return block.scenarioTree
    case 'exploreDiscover':
      return block.contentTree
    case 'planApply':
      return block.taskTree
    case 'consolidateCommit':
      return block.keyTakeawayTree
  }
}
