// The words of a new tool's file, to be written over. Every reader takes them; the content check then says what is
// still missing, so an unfinished tool does not pass unseen.
import { stringify } from 'yaml'

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

/** @param sourceId an id of sources.yaml, for the example of a claim */
export function lessonSkeletonText({ id, title, sourceId }: { id: string; title: string; sourceId: string }): string {
  // `stringify` puts a title in quotes that YAML would read as something else.
  const text = (value: string) => stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()
  return `---
id: ${text(id)}
title: ${text(title)}
description: "Say what a parent gets, in 105 to 180 characters."
claims:
  - says: A fact of this tool, in short, with the sources behind it
    evidence: [${text(sourceId)}]
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
  smaller: I do one smaller thing
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

#### At 5 to 8

What to do differently.

#### At 9 to 12

What to do differently.

#### For a teenager

What to do differently.

#### For a child with SEND

What to do differently.

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
