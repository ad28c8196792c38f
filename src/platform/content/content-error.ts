// A mistake in a content file, described so that its author can correct it.
import { isAbsolute, relative, sep } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'

export interface Mistake {
  /** The full path of the file. */
  file: string
  line?: number | undefined
  /** Such as 'options[1].feedback'. */
  field?: string | undefined
  /** What is wrong, as a sentence. */
  problem: string
  /** What to do about it, as a sentence. */
  mend: string
}

export class ContentError extends Error {
  /** Relative to the project's folder. */
  readonly file: string
  readonly line: number | undefined
  readonly field: string | undefined
  readonly problem: string
  readonly mend: string

  constructor(mistake: Mistake, options: { cause?: unknown } = {}) {
    const file = nameOfFile(mistake.file)
    const place = mistake.line === undefined ? file : `${file}:${mistake.line}`
    const field = mistake.field ? `${mistake.field}: ` : ''
    super(`${place}: ${field}${mistake.problem} ${mistake.mend}`, options)
    this.name = 'ContentError'
    this.file = file
    this.line = mistake.line
    this.field = mistake.field
    this.problem = mistake.problem
    this.mend = mistake.mend
  }
}

/** A file's name as people know it: relative to the project's folder, with forward slashes. */
export function nameOfFile(file: string): string {
  const name = relative(PROJECT_ROOT, file)
  return (name.startsWith('..') || isAbsolute(name) ? file : name).split(sep).join('/')
}
