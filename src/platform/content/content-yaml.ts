// YAML checked against a schema; every mistake knows its line, its field and what to do.
import { isNode, LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod/mini'
import { ContentError } from './content-error.ts'

type FieldPath = readonly (string | number)[]

export interface YamlData<T> {
  data: T
  /** The line of a field in its file, or of the nearest field around it. */
  lineOf(path: FieldPath): number
  /** The error for a field whose value does not fit something outside this text, such as an unknown id. */
  mistake(path: FieldPath, problem: string, mend: string): ContentError
}

/**
 * Reads YAML that is a whole file or a part of one.
 * @param place.firstLine the line of the file on which the text starts
 */
export function parseYaml<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  place: { file: string; firstLine?: number },
): YamlData<T> {
  const { file, firstLine = 1 } = place
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1

  const [broken] = document.errors
  if (broken) {
    const problem = `This is not valid YAML: ${sentence(broken.message)}`
    const mend = 'Check the indentation, and put a text that contains ": " or starts with a quote mark in quotes.'
    throw new ContentError({ file, line: lineAt(broken.pos[0]), problem, mend }, { cause: broken })
  }

  const lineOf = (path: FieldPath): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1))
  }
  const mistake = (path: FieldPath, problem: string, mend: string) =>
    new ContentError({ file, line: lineOf(path), field: nameOfField(path), problem, mend })

  const value: unknown = document.toJS()
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const issue = firstIssue(parsed.error.issues)
    const path = issue.path.filter((part) => typeof part !== 'symbol')
    const { problem, mend } = describeIssue(issue, valueAt(value, path))
    throw mistake(path, problem, mend)
  }
  return { data: parsed.data, lineOf, mistake }
}

/** A field's place in words: 'options[1].feedback'. */
function nameOfField(path: FieldPath): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`
    return name === '' ? part : `${name}.${part}`
  }, '')
}

type Issue = z.core.$ZodIssue

// A misspelt field shows as one missing and one unknown: the unknown one tells the writer more.
function firstIssue(issues: Issue[]): Issue {
  return issues.find((issue) => issue.code === 'unrecognized_keys') ?? (issues[0] as Issue)
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<string | number, unknown> | null | undefined)?.[part],
    value,
  )
}

function describeIssue(issue: Issue, value: unknown): { problem: string; mend: string } {
  if (value === undefined || value === null) return { problem: 'This field is missing or empty.', mend: 'Add it.' }
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        problem: `Nothing knows the field ${issue.keys.map((key) => `"${key}"`).join(', ')}.`,
        mend: 'Correct its spelling or take it out.',
      }
    case 'invalid_type':
      if (issue.expected === 'string' && typeof value !== 'object') {
        return { problem: `${String(value)} is read as a ${typeof value}, not as text.`, mend: 'Put it in quotes.' }
      }
      return { problem: `This must be ${NAMES_OF_TYPES[issue.expected] ?? issue.expected}.`, mend: 'Change it.' }
    case 'too_small':
      return {
        problem: `This is too short or too small.`,
        mend: `Make it at least ${issue.minimum}${unit(issue.origin)}.`,
      }
    case 'too_big':
      return { problem: `This is too long or too big.`, mend: `Make it at most ${issue.maximum}${unit(issue.origin)}.` }
    case 'invalid_value':
      return { problem: `"${String(value)}" is not known here.`, mend: `Use one of: ${issue.values.join(', ')}.` }
    case 'invalid_format': {
      const mend = issue.format === 'date' ? 'Write a day like 2026-11-20.' : sentence(issue.message)
      return { problem: `"${String(value)}" does not have the right form.`, mend }
    }
    default:
      return { problem: sentence(issue.message), mend: 'Change it.' }
  }
}

const NAMES_OF_TYPES: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
