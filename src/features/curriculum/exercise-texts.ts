// The words of an exercise, those that its check shows too, for counting and for the rules about words.
import type { Exercise } from './exercise.contract.ts'

/** One text for each line that a parent reads; none where there is no exercise. */
export function textsOfExercise(exercise: Exercise | undefined): string[] {
  switch (exercise?.kind) {
    case 'order':
      return [exercise.prompt, ...exercise.lines.map(({ text }) => text), exercise.why]
    case 'piles':
      return [exercise.prompt, ...exercise.piles, ...exercise.lines.flatMap(({ text, why }) => [text, why])]
    case 'own-words':
      return [exercise.prompt, ...exercise.examples]
    case undefined:
      return []
  }
}
