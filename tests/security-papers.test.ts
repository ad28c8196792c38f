// Y-5: what the papers on security say is tested has its test, and their numbers agree with each other.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const SUMMARY = read('docs/security.md')
const ASSESSMENT = read('docs/security-assessment.md')

const ANSWERS = ['met', 'partly', 'not met', 'does not apply'] as const
type Answer = (typeof ANSWERS)[number]

/** Beside a file in backticks stand, in brackets, codes and beginnings of its tests' names, with their codes or without. */
const MENTION = /`((?:src|tests|e2e|testing|scripts)\/[\w./-]+)`(?: \(([^()]*)\))?/g

/** Every text of a test file that may be the name of a test: names also stand in tables. */
function namesIn(file: string): string[] {
  return [...read(file).matchAll(/(['"`])((?:(?!\1).)+)\1/g)].map(([, , name]) => name as string)
}

const CODES = /^(?:[A-Z]-?\d+, )*[A-Z]-?\d+(?=: |$)/

function beginsWith(name: string, begun: string): boolean {
  return [name, name.replace(CODES, '').replace(/^: /, '')].some((words) => words.startsWith(begun))
}

function startsWithCode(name: string, code: string): boolean {
  const [codes = ''] = CODES.exec(name) ?? []
  return codes.split(', ').includes(code)
}

function findFaults(paper: string): string[] {
  return [...paper.matchAll(MENTION)].flatMap(([, file = '', words = '']) => {
    if (!existsSync(join(ROOT, file))) return [`${file} is not there`]
    if (!file.includes('.test.')) return []
    const names = namesIn(file)
    const quoted = [...words.matchAll(/'([^']+)'/g)].map(([, begun]) => begun as string)
    const codes = words.replaceAll(/'[^']+'/g, '').match(/\b[A-Z]-?\d+\b/g) ?? []
    return [
      ...quoted.filter((begun) => !names.some((name) => beginsWith(name, begun))).map((begun) => `${file}: '${begun}'`),
      ...codes.filter((code) => !names.some((name) => startsWithCode(name, code))).map((code) => `${file}: ${code}`),
    ]
  })
}

test.each([
  ['security.md', SUMMARY],
  ['security-assessment.md', ASSESSMENT],
])('Y-5: each file and each test that %s names is there', (_name, paper) => {
  expect([...paper.matchAll(MENTION)].length).toBeGreaterThan(20)
  expect(findFaults(paper)).toEqual([])
})

/** How each requirement is answered, by chapter. */
function readChapters(): Map<string, [requirement: string, answer: Answer][]> {
  const parts = ASSESSMENT.split(/^## (?=V\d+ )/m).slice(1)
  return new Map(
    parts.map((part) => {
      const rows = [...part.matchAll(/^\| ([\d., ]+) \| .+? \| (met|partly|not met|does not apply) \|/gm)]
      const answers = rows.flatMap(([, numbers = '', answer]) =>
        numbers.split(', ').map((number): [string, Answer] => [number, answer as Answer]),
      )
      return [part.split(' ')[0] as string, answers]
    }),
  )
}

describe('Y-5: the summary counts what the assessment answers', () => {
  const rows = new Map(
    [...SUMMARY.matchAll(/^\| (V\d+) [^|]+\| (\d+) \| ([^|]*)\| *(\d*) *\|/gm)].map(
      ([, chapter = '', met, open = '', others]) => [chapter, { met: Number(met), open, others: Number(others) }],
    ),
  )

  test.each([...readChapters()])('%s', (chapter, answers) => {
    const row = rows.get(chapter)
    const of = (answer: Answer) => answers.filter(([, given]) => given === answer).map(([number]) => number)
    expect(row).toMatchObject({ met: of('met').length, others: of('does not apply').length })
    const open = row?.open.match(/\d+\.\d+\.\d+/g) ?? []
    expect(open.toSorted()).toEqual([...of('partly'), ...of('not met')].toSorted())
    const bold = [...(row?.open.matchAll(/\*\*([\d.]+)\*\*/g) ?? [])].map(([, number]) => number)
    expect(bold.toSorted()).toEqual(of('not met').toSorted())
  })

  test('of each level there are as many as the standard has', () => {
    const [one = [], two = []] = [...SUMMARY.matchAll(/Level ([12]): ([^.]+)\./g)].map(([, , words = '']) =>
      words.match(/\d+/g)?.map(Number),
    )
    const counts = ANSWERS.map(
      (answer) => [...readChapters().values()].flat().filter(([, given]) => given === answer).length,
    )
    expect(ANSWERS.map((_, index) => (one[index] ?? 0) + (two[index] ?? 0))).toEqual(counts)
  })

  test('what is open is said once more, with what would close it', () => {
    const [, list = ''] = /^## What is open$([\s\S]*?)^## V1 /m.exec(ASSESSMENT) ?? []
    const listed = [...list.matchAll(/^\| ([\d., ]+) \| [12] \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '))
    const open = [...readChapters().values()].flat().filter(([, answer]) => answer === 'partly' || answer === 'not met')
    expect(listed.toSorted()).toEqual(open.map(([number]) => number).toSorted())
  })
})
