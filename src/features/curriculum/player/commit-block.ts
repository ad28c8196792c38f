import type { CommitBlock, Lesson } from '../curriculum.contract.ts'

/** The block with the takeaway and the next step; a traditional tool has none. */
export function commitBlockOf(lesson: Lesson): CommitBlock | undefined {
  if (!('blocks' in lesson)) return undefined
  return lesson.blocks.find((block) => block.type === 'consolidateCommit')
}
