// The steps a tool is walked through in: one for each block, or a single one for a traditional tool.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { Tool } from '../curriculum.contract.ts'

const LABELS: Record<string, string> = {
  sparkAssess: m.player_block_spark_assess(LANGUAGE),
  exploreDiscover: m.player_block_explore_discover(LANGUAGE),
  understandVerify: m.player_block_understand_verify(LANGUAGE),
  planApply: m.player_block_plan_apply(LANGUAGE),
  consolidateCommit: m.player_block_consolidate_commit(LANGUAGE),
}

/** What a parent would call it (decision 60). */
const PLAIN_LABELS: Record<string, string> = {
  sparkAssess: m.player_plain_spark_assess(LANGUAGE),
  exploreDiscover: m.player_plain_explore_discover(LANGUAGE),
  understandVerify: m.player_plain_understand_verify(LANGUAGE),
  planApply: m.player_plain_plan_apply(LANGUAGE),
  consolidateCommit: m.player_plain_consolidate_commit(LANGUAGE),
}

export interface Step {
  label: string
  /** None where the label is plain enough. */
  plainLabel?: string | undefined
  heading: string
  /** The next step stays closed until a question is answered. */
  needsAnswer: boolean
}

/** The name of a block's type; any type we do not know is a 'Learning Block'. */
function blockLabel(type: string): string {
  return LABELS[type] ?? m.player_block_unknown(LANGUAGE)
}

export function stepsOf(lesson: Tool): Step[] {
  if (!('blocks' in lesson))
    return [{ label: m.player_block_traditional(LANGUAGE), heading: lesson.title, needsAnswer: false }]
  return lesson.blocks.map((block) => ({
    label: blockLabel(block.type),
    plainLabel: PLAIN_LABELS[block.type],
    heading: block.heading ?? blockLabel(block.type),
    needsAnswer: block.type === 'sparkAssess' || block.type === 'understandVerify',
  }))
}
