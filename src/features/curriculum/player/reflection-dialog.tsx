// What to take along: takeaway, prompts, the next step, and what comes next.
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { CommitBlock, Lesson } from '../curriculum.contract.ts'
import { BlockView } from './block-view.tsx'
import styles from './finish-dialogs.module.css'

interface ReflectionDialogProps {
  lesson: Lesson
  onClose: () => void
}

export function ReflectionDialog({ lesson, onClose }: ReflectionDialogProps) {
  const commit = commitBlockOf(lesson)
  return (
    <Dialog title="Take this with you" onClose={onClose}>
      {commit === undefined ? (
        <p>{'takeaway' in lesson ? lesson.takeaway : ''}</p>
      ) : (
        <BlockView block={commit} onAnswer={() => {}} />
      )}
      <div className={styles.ways}>
        <Button look="strong" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

function commitBlockOf(lesson: Lesson): CommitBlock | undefined {
  if (!('blocks' in lesson)) return undefined
  return lesson.blocks.find((block) => block.type === 'consolidateCommit')
}
