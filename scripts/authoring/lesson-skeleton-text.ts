// The words of a new tool's file, to be written over. Every reader takes them; the content check then says what is
// still missing, so an unfinished tool does not pass unseen.
import { quoted } from './new-file.ts'

const FEEDBACK = 'Say what this answer is after, and then what tends to happen.'

const quiz = (question: string, correct: string) => `\`\`\`yaml
question: ${question}
options:
  - id: a
    text: First answer.
    feedback: ${FEEDBACK}
  - id: b
    text: Second answer.
    feedback: ${FEEDBACK}
  - id: c
    text: Third answer.
    feedback: ${FEEDBACK}
correct: ${correct}${correct === '""' ? '' : '\nwhy: Say why it is stronger than the others.'}
\`\`\``

/** What only tools of the Teen Guide have. */
const TEEN_FRONT = `
teenView:
  says: What a teenager may say to it.
  behind: What stands behind that. Say it to the parent in two to four sentences.
ladder:
${['first', 'second', 'third', 'fourth', 'last'].map((step) => `  - step: The ${step} step, from close to loose.\n    ready: What shows that it works.`).join('\n')}`

/** Whom the plan has parts for. */
const AGES = ['At 5 to 8', 'At 9 to 12', 'For a teenager', 'For a child with SEND']
const TEEN_AGES = ['At 13 and 14', 'At 15 and 16', 'For a child with SEND']

interface SkeletonWords {
  id: string
  title: string
  /** An id of sources.yaml, for the example of a claim. */
  sourceId: string
  /** Whether it is a tool of the Teen Guide. */
  teen: boolean
}

export function lessonSkeletonText({ id, title, sourceId, teen }: SkeletonWords): string {
  return `---
id: ${quoted(id)}
title: ${quoted(title)}
description: "Say what a parent gets, in 105 to 180 characters."
claims:
  - says: A fact of this tool, in short, with the sources behind it
    evidence: [${quoted(sourceId)}]
help: []
shortAnswer:
  say: The words to the child.
  do: "Tonight: one thing."
  dont: do this one thing.
promise:
  cues:
    - a first moment
    - a second moment
    - a third moment
  actions:
    - do a first small thing
    - do a second small thing
    - do a third small thing
  obstacles:
    - reason: A first reason
      fix: What helps with it.
    - reason: A second reason
      fix: What helps with it.
    - reason: A third reason
      fix: What helps with it.
  smaller: I do one smaller thing${teen ? TEEN_FRONT : ''}
---

## sparkAssess

### A moment that parents know

Tell a short scene from a family's evening.

${quiz('What happens in your house?', '""')}

## exploreDiscover

### Why it is so

Explain it in at least 100 words. **Bold**, lists and [links](/help) are fine.

#### How do we know?

The study behind it, with its year and its limits.

## understandVerify

### Another evening

Tell a second scene that asks for a choice.

${quiz('What is the best next move?', 'b')}

## planApply

### Tonight's plan

1. **Alone, tonight:** the first step.
2. The second step.

**Say it like this:** "The words to say."

${(teen ? TEEN_AGES : AGES).map((age) => `#### ${age}\n\nWhat to do differently.`).join('\n\n')}

\`\`\`yaml
tip: One line of advice.
\`\`\`

## consolidateCommit

### Keep hold

\`\`\`yaml
keyTakeaway: At most 25 words.
reflectionPrompts:
  - A first question?
  - A second question?
nextStepCommitment: If it is time for bed, then I will do one small thing.
previewNext: One line on the next tool.
\`\`\`
`
}
