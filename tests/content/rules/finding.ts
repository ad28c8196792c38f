// What a content rule finds: where it is, what is wrong and what to do.
import { ContentError, nameOfFile } from '#src/platform/content/content-error.ts'

export interface Finding {
  /** A warning is printed and does not fail the check. */
  level: 'error' | 'warning'
  /** Relative to the project's folder. */
  file: string
  line: number | undefined
  problem: string
  mend: string
}

/** A finding in a file that is named by its full path. */
export function createFinding(
  place: { file: string; line?: number | undefined },
  problem: string,
  mend: string,
  level: Finding['level'] = 'error',
): Finding {
  return { level, file: nameOfFile(place.file), line: place.line, problem, mend }
}

/** Runs a reader and turns the mistake it throws into a finding. Other errors are ours and stay errors. */
export function collectMistake<T>(findings: Finding[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { file, line, field, problem, mend } = error
    findings.push({ level: 'error', file, line, problem: field ? `${field}: ${problem}` : problem, mend })
    return undefined
  }
}

/** `file:line: what is wrong. What to do.` */
export function formatFinding({ level, file, line, problem, mend }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}: ${level === 'warning' ? 'Warning: ' : ''}${problem} ${mend}`
}

/** The same finding once, in order of file and line. */
export function sortFindings(findings: Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]))
  return [...unique.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  )
}
