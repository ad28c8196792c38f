// Every serious tool has a page for what is happening this minute, and it is short.
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const ACTIONS = { from: 4, to: 8 }
const DONTS = { from: 3, to: 5 }
const ACTION_WORDS = 30
/** It is the title of the page too. */
const LONGEST_HEADING = 70
/** As many as fit on two A4 sheets beside the help lines, in the size that a frightened reader needs. */
const ALL_WORDS = 500

/** `## now` of a serious tool. */
export function checkNow({ file, front, sections, now }: LessonFile): Finding[] {
  if (now === undefined) {
    if (front.data.tone !== 'serious') return []
    const problem = 'The tool is serious and has no "## now".'
    return [createFinding({ file, line: front.lineOf(['tone']) }, problem, 'Add it after consolidateCommit.')]
  }
  const line = sections.find(({ name }) => name === 'now')?.line
  const find = (problem: string, mend: string) => createFinding({ file, line }, problem, mend)
  const findings: Finding[] = []
  const { heading, actions, dont, say, later } = now
  if (actions.length < ACTIONS.from || actions.length > ACTIONS.to) {
    findings.push(find(`now has ${actions.length} actions.`, `Write ${ACTIONS.from} to ${ACTIONS.to}.`))
  }
  if (dont.length < DONTS.from || dont.length > DONTS.to) {
    findings.push(find(`now has ${dont.length} lines below "Don't".`, `Write ${DONTS.from} to ${DONTS.to}.`))
  }
  for (const [index, action] of actions.entries()) {
    const words = listWords(textOfInlines(action)).length
    if (words <= ACTION_WORDS) continue
    findings.push(find(`Action ${index + 1} of now has ${words} words.`, `Keep to ${ACTION_WORDS}: one thing a line.`))
  }
  if (!actions.some(hasCall)) {
    findings.push(find('No action of now has a number to tap.', 'Write it as a link: [999](tel:999).'))
  }
  if (heading.length > LONGEST_HEADING) {
    findings.push(find(`The heading of now has ${heading.length} characters.`, `Keep to ${LONGEST_HEADING}.`))
  }
  const texts = [...[...actions, say, ...dont].map(textOfInlines), ...textsOfBlocks(later)]
  const words = texts.flatMap(listWords).length
  if (words > ALL_WORDS) findings.push(find(`now has ${words} words.`, `Keep to ${ALL_WORDS}: it is two sheets.`))
  return findings
}

function hasCall(nodes: readonly MarkdownInline[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false
    if (node.kind === 'byNation') return hasCall(node.everywhere)
    if (!('children' in node)) return false
    return (node.kind === 'link' && node.href.startsWith('tel:')) || hasCall(node.children)
  })
}
