// An exercise beside the questions: loaded when a step has one. Nothing of it is sent, and no step waits for it.
import type { Exercise } from '../../exercise.contract.ts'
import styles from './exercises.module.css'
import { OrderTask } from './order-task.tsx'
import { OwnWordsTask } from './own-words-task.tsx'
import { PilesTask } from './piles-task.tsx'

interface ExerciseViewProps {
  exercise: Exercise
  /** The key of its tool, which has no other exercise. */
  lesson: string
}

export function ExerciseView({ exercise, lesson }: ExerciseViewProps) {
  return (
    <section className={styles.exercise} aria-label={exercise.prompt}>
      <h3>{exercise.prompt}</h3>
      <Task exercise={exercise} lesson={lesson} />
    </section>
  )
}

function Task({ exercise, lesson }: ExerciseViewProps) {
  switch (exercise.kind) {
    case 'order':
      return <OrderTask exercise={exercise} lesson={lesson} />
    case 'piles':
      return <PilesTask exercise={exercise} lesson={lesson} />
    case 'own-words':
      return <OwnWordsTask exercise={exercise} lesson={lesson} />
  }
}
