// Words and numbers that others rely on are in the content, and unchecked ones are not.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadHelpDirectory, loadHelplines } from '#src/features/help/help.server.ts'

interface Promised {
  suicide: { question: string; tools: string[]; row: string[]; danger: string }
  printed: Record<string, string>
  unchecked: string[]
}

const CONTENT = join(import.meta.dirname, '../../content')
const read = (file: string) => readFileSync(file, 'utf8')
const { suicide, printed, unchecked } = parse(read(join(import.meta.dirname, 'promised-words.yaml'))) as Promised

test('thoughts of suicide without immediate danger have their own row of help', () => {
  const rows = loadHelpDirectory('en').routes.filter((route) => {
    const words = JSON.stringify(route)
    return suicide.row.every((part) => words.includes(part))
  })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.id).not.toBe(suicide.danger)
})

test.each(suicide.tools)('tool %s asks by name', (id) => {
  const [file = '', ...more] = globSync(join(CONTENT, `en/digitalLaunchpad/*/${id}-*.md`))
  expect(more).toEqual([])
  expect(read(file)).toContain(suicide.question)
})

test.each(Object.entries(printed))('%s is printed with its number', (name, number) => {
  const lines = loadHelplines('en').filter((line) => line.name.startsWith(name))
  expect(
    lines.flatMap(({ contacts }) => contacts.map(({ label }) => label.replaceAll('\u00a0', ' '))).join('\n'),
  ).toContain(number)
})

test('unchecked phone numbers are shown in no language', () => {
  const digits = (text: string) => text.replaceAll(/(?<=\d)[ -](?=\d)/g, '')
  const files = globSync(join(CONTENT, '**/*.{md,yaml,json}'))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => {
    const text = digits(read(file))
    return unchecked
      .filter((number) => new RegExp(`(?<!\\d)${digits(number)}(?!\\d)`).test(text))
      .map((number) => `${file}: ${number}`)
  })
  expect(found).toEqual([])
})
