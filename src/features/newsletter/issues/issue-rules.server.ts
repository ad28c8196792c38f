// THE RULES of an issue: one fact, one thing to do, one encouragement. The check of the content and the desk ask the same function.
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { type MessageRef, messageRef } from '#src/shared/message-ref.ts'

/** What is written of an issue in one language. */
export interface IssueWords {
  subject: string
  preheader: string
  markdown: string
}

/** As it is written in English: with the Saturday and the sources, which translations share. */
export interface WrittenIssue extends IssueWords {
  /** The Saturday it is for, an ISO day. */
  date: string
  /** The ids of its sources. */
  evidence: string[]
}

export interface IssueFault {
  field: keyof WrittenIssue
  message: MessageRef
}

/** Letters of a subject. */
const SUBJECT = { least: 12, most: 70 }
/** Letters of the line that mail programs show beside it. */
const PREHEADER = { least: 40, most: 120 }
/** Words of an issue at most, headings included. */
const ISSUE_WORDS = 150
const PARTS = 3
const SATURDAY = 6
/** English can do with them: a subject that needs no encoding is the same in every mail program. */
const PLAIN_LETTERS = /^[\x20-\x7e]+$/

/** Whatever keeps the words of an issue from being sent, in the order of the form. */
export function findWordFaults(language: Language, { subject, preheader, markdown }: IssueWords): IssueFault[] {
  const found: (IssueFault | false)[] = [
    isOutside(subject, SUBJECT) && {
      field: 'subject',
      message: messageRef('desk_answers_issue_subject_length', SUBJECT),
    },
    /\p{C}/u.test(subject) && { field: 'subject', message: 'desk_answers_issue_subject_unseen' },
    language === DEFAULT_LANGUAGE &&
      !PLAIN_LETTERS.test(subject) && { field: 'subject', message: 'desk_answers_issue_subject_plain' },
    isOutside(preheader, PREHEADER) && {
      field: 'preheader',
      message: messageRef('desk_answers_issue_preheader_length', PREHEADER),
    },
    findMarkdownFault(markdown),
  ]
  return found.filter((fault) => fault !== false)
}

/** @param known the ids of all sources */
export function findIssueFaults(written: WrittenIssue, known: ReadonlySet<string>): IssueFault[] {
  const { date, evidence } = written
  const strange = evidence.filter((id) => !known.has(id))
  const found: (IssueFault | false)[] = [
    new Date(date).getUTCDay() !== SATURDAY && { field: 'date', message: 'desk_answers_issue_no_saturday' },
    evidence.length === 0 && { field: 'evidence', message: 'desk_answers_issue_no_source' },
    strange.length > 0 && {
      field: 'evidence',
      message: messageRef('desk_answers_issue_strange_source', { ids: strange.join(', ') }),
    },
  ]
  return [...findWordFaults(DEFAULT_LANGUAGE, written), ...found.filter((fault) => fault !== false)]
}

function isOutside({ length }: string, { least, most }: { least: number; most: number }): boolean {
  return length < least || length > most
}

function findMarkdownFault(markdown: string): IssueFault | false {
  const fault = (message: MessageRef): IssueFault => ({ field: 'markdown', message })
  // Words by nation are content's: a mail does not know where its reader lives.
  if (markdown.includes('{{')) return fault('desk_answers_issue_nation_words')
  const blocks = parseMarkdown(markdown)
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2).length
  if (parts !== PARTS || blocks[0]?.kind !== 'heading') {
    return fault(messageRef('desk_answers_issue_parts', { parts }))
  }
  const words = countWords(blocks)
  return words > ISSUE_WORDS && fault(messageRef('desk_answers_issue_words', { words, most: ISSUE_WORDS }))
}

function countWords(blocks: MarkdownBlock[]): number {
  return textsOfBlocks(blocks).join(' ').split(/\s+/).filter(Boolean).length
}
