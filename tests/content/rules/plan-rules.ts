// A plan is short, says at once whether the child must be awake, and has a part for every child.
import type { LearningBlock } from '#src/features/curriculum/curriculum.contract.ts'
import { listChildParts, listTeenParts } from '#src/features/curriculum/reading/folded-parts.content.server.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'
import { isTeenTool } from './teen-rules.ts'

/** In this order; further parts may be between and after them. */
const AGE_PARTS = listChildParts('en').map(({ heading }) => heading)
const TEEN_PARTS = listTeenParts('en')
const UNDER_13: readonly string[] = ['At 5 to 8', 'At 9 to 12']
const SUICIDE_QUESTION = /are you thinking (?:about|of) suicide/i
const OPEN_WORDS = 260
const AWAKE_OR_ASLEEP = /\b(?:Alone|With them), (?:tonight|tomorrow|now|today)\b/

type PlanBlock = Extract<LearningBlock, { type: 'planApply' }>

/** Every plan has its parts for children of different ages and needs. */
export function checkAgeParts(lesson: LessonFile): Finding[] {
  const parts = isTeenTool(lesson) ? TEEN_PARTS : AGE_PARTS
  return checkPlan(lesson, ({ folded = [] }) => {
    const headings = folded.map(({ heading }) => heading)
    const missing = parts.find((part) => !headings.includes(part))
    if (missing !== undefined) {
      return [`planApply has no part "${missing}".`, `Add "#### ${missing}" and what is different there.`]
    }
    const found = headings.filter((heading) => parts.includes(heading))
    if (found.join() === parts.join()) return undefined
    return ['The parts for children are out of order or stand twice.', `Put them so: ${parts.join(', ')}.`]
  })
}

/** What is said to a child under 13 is not the question about suicide in the words that teenagers were asked in. */
export function checkYoungerParts(lesson: LessonFile): Finding[] {
  return checkPlan(lesson, ({ folded = [] }) => {
    const asks = folded.find(
      ({ heading, tree }) =>
        UNDER_13.includes(heading) && textsOfBlocks(tree).some((text) => SUICIDE_QUESTION.test(text)),
    )
    if (asks === undefined) return undefined
    return [`"${asks.heading}" asks the question about suicide.`, 'Say what to do after a sign, in words for this age.']
  })
}

/** The open part of a plan fits on one screen of a tired parent. */
export function checkPlanLength(lesson: LessonFile): Finding[] {
  return checkPlan(lesson, ({ heading = '', taskTree, tipTree }) => {
    const texts = [heading, ...textsOfBlocks(taskTree), textOfInlines(tipTree)]
    const words = texts.flatMap(listWords).length
    if (words <= OPEN_WORDS) return undefined
    return [`planApply has ${words} open words.`, `Keep to ${OPEN_WORDS}: fold a part below a "####" heading.`]
  })
}

/** The first step says whether the child must be awake for it. */
export function checkFirstStep(lesson: LessonFile): Finding[] {
  return checkPlan(lesson, ({ taskTree }) => {
    const list = taskTree.find((block) => block.kind === 'list' && block.ordered)
    const first = list?.kind === 'list' ? textsOfBlocks(list.items[0]?.children ?? []).join(' ') : ''
    if (AWAKE_OR_ASLEEP.test(first)) return undefined
    const mend = 'Start it with "Alone, tonight" or "With them, tomorrow" (or today, now).'
    return ['The first step of the plan does not say whether the child must be awake.', mend]
  })
}

function checkPlan(
  { file, body, sections }: LessonFile,
  judge: (plan: PlanBlock) => [problem: string, mend: string] | undefined,
): Finding[] {
  const plan = 'blocks' in body ? body.blocks.find((block) => block.type === 'planApply') : undefined
  const mistake = plan && judge(plan)
  if (mistake === undefined) return []
  const line = sections.find(({ name }) => name === 'planApply')?.line
  return [createFinding({ file, line }, ...mistake)]
}
