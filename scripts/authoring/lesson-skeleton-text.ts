// A new tool's file. It is valid, so the site can be built. Words must replace what is in angle brackets: the content check names each, so an
// unfinished tool does not pass unseen.
import { quoted } from './new-file.ts'

const FEEDBACK = '<what this answer is after, and then what tends to happen>'

const quiz = (question: string, correct: string) => `\`\`\`yaml
question: ${question}
options:
  - id: a
    text: <the first answer>
    feedback: ${FEEDBACK}
  - id: b
    text: <the second answer>
    feedback: ${FEEDBACK}
  - id: c
    text: <the third answer>
    feedback: ${FEEDBACK}
correct: ${correct}${correct === '""' ? '' : '\nwhy: <why it is stronger than the others>'}
\`\`\``

/** What only tools of the Teen Guide have. */
const TEEN_FRONT = `
teenView:
  says: <what a teenager may say to it>
  behind: <what is behind that, said to the parent in two to four sentences>
ladder:
${['first', 'second', 'third', 'fourth', 'last'].map((step) => `  - step: <the ${step} step, from close to loose>\n    ready: <what shows that it works>`).join('\n')}`

/** The ages that the plan has parts for. */
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
description: "<what a parent gets, in 40 to 100 characters>"
claims:
  - says: <a fact of this tool, in short>
    evidence: [${quoted(sourceId)}]
help: []
shortAnswer:
  say: <the words to the child>
  do: "Tonight: <one thing to do>"
  dont: <one thing not to do>
nextStep:
  cues:
    - <a first moment>
    - <a second moment>
    - <a third moment>
  actions:
    - <do a first small thing>
    - <do a second small thing>
    - <do a third small thing>
  obstacles:
    - reason: <a first reason>
      fix: <what helps with it>
    - reason: <a second reason>
      fix: <what helps with it>
    - reason: <a third reason>
      fix: <what helps with it>
  smaller: I <do one smaller thing>${teen ? TEEN_FRONT : ''}
---

## sparkAssess

### <a moment that parents know>

<a short scene from a family's evening>

${quiz('<what happens in your house>?', '""')}

## exploreDiscover

### <why it is so>

<at least 100 words that explain it. **Bold**, lists and [links](/help) are fine>

#### How do we know?

<the study behind it, with its year and its limits>

## understandVerify

### <another evening>

<a second scene that asks for a choice>

${quiz('<what is the best next move>?', 'b')}

## planApply

### Tonight's plan

1. **Alone, tonight:** <the first step>
2. <the second step>

**Say it like this:** "<the words to say>"

${(teen ? TEEN_AGES : AGES).map((age) => `#### ${age}\n\n<what to do differently>`).join('\n\n')}

\`\`\`yaml
tip: <one line of advice>
\`\`\`

## consolidateCommit

### Keep hold

\`\`\`yaml
keyTakeaway: <at most 25 words>
reflectionPrompts:
  - <a first question>?
  - <a second question>?
nextStepCommitment: If <it is this moment>, then I will <do one small thing>.
previewNext: <one line on the next tool>
\`\`\`
`
}
