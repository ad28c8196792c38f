// The steps a tool is walked through in: one for each block, or a single one for a traditional tool.
import type { Lesson } from '../curriculum.contract.ts'

const LABELS: Record<string, string> = {
  sparkAssess: 'Spark & Assess',
  exploreDiscover: 'Explore & Discover',
  understandVerify: 'Understand & Verify',
  planApply: 'Plan & Apply',
  consolidateCommit: 'Reflect & Commit',
}

export interface Step {
  label: string
  heading: string
  /** The next step stays closed until a question is answered. */
  needsAnswer: boolean
}

/** The name of a block's type; any type we do not know is a 'Learning Block'. */
function blockLabel(type: string): string {
  return LABELS[type] ?? 'Learning Block'
}

export function stepsOf(lesson: Lesson): Step[] {
  if (!('blocks' in lesson)) return [{ label: 'Tool', heading: lesson.title, needsAnswer: false }]
  return lesson.blocks.map((block) => ({
    label: blockLabel(block.type),
    heading: block.heading ?? blockLabel(block.type),
    needsAnswer: block.type === 'sparkAssess' || block.type === 'understandVerify',
  }))
}
