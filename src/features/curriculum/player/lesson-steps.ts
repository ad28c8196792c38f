// The steps a tool is walked through in: one for each block, or a single one for a traditional tool.
import type { PlainKey, Translate } from '#src/shared/translate.ts'
import type { Tool } from '../curriculum.contract.ts'

const LABELS = {
  sparkAssess: 'player_block_spark_assess',
  exploreDiscover: 'player_block_explore_discover',
  understandVerify: 'player_block_understand_verify',
  planApply: 'player_block_plan_apply',
  consolidateCommit: 'player_block_consolidate_commit',
} as const satisfies Record<string, PlainKey>

/** What a parent would call it. */
const PLAIN_LABELS = {
  sparkAssess: 'player_plain_spark_assess',
  exploreDiscover: 'player_plain_explore_discover',
  understandVerify: 'player_plain_understand_verify',
  planApply: 'player_plain_plan_apply',
  consolidateCommit: 'player_plain_consolidate_commit',
} as const satisfies Record<string, PlainKey>

export interface Step {
  label: string
  /** None where the label is plain enough. */
  plainLabel?: string | undefined
  heading: string
  /** The next step stays closed until a question is answered. */
  needsAnswer: boolean
}

/** The name of a block's type; any type we do not know is a 'Learning Block'. */
function blockLabel(t: Translate, type: string): string {
  return type in LABELS ? t(LABELS[type as keyof typeof LABELS]) : t('player_block_unknown')
}

export function stepsOf(t: Translate, lesson: Tool): Step[] {
  if (!('blocks' in lesson))
    return [{ label: t('player_block_traditional'), heading: lesson.title, needsAnswer: false }]
  return lesson.blocks.map((block) => ({
    label: blockLabel(t, block.type),
    plainLabel: block.type in PLAIN_LABELS ? t(PLAIN_LABELS[block.type as keyof typeof PLAIN_LABELS]) : undefined,
    heading: block.heading ?? blockLabel(t, block.type),
    needsAnswer: block.type === 'sparkAssess' || block.type === 'understandVerify',
  }))
}
