// The documents lead to each other, and to decisions that are there.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)))

test('every link of a document to another file leads to one that is there', () => {
  const dead = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('content/')).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\((?!https?:|mailto:|tel:|sms:|[#/])([^)#\s]+)[^)]*\)/g)]
      .map(([, target]) => target as string)
      .filter((target) => !existsSync(join(ROOT, dirname(file), target)))
      .map((target) => `${file}: ${target} is not there. Correct the link or take it out.`),
  )
  expect(dead).toEqual([])
})

test('every file of ours that a document names with its folder is there', () => {
  // What a build or a set-up makes is in no list of files.
  const made = /^(build|data|logs|node_modules)\//
  const dead = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('content/')).flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|m?js|mts|json|md|ya?ml|css|sh))`/g,
      ),
    ]
      .map(([, name]) => (name as string).replace(/^(\.\.?\/)+/, ''))
      .filter((name) => !made.test(name) && !FILES.some((one) => one === name || one.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name} is not there. Write where it is now.`),
  )
  expect(dead).toEqual([])
})

test('a decision that the code or a document names has a record', () => {
  const records = new Set(readdirSync(join(ROOT, 'docs/decisions')).map((name) => Number(name.slice(0, 4))))
  const named = FILES.filter((file) =>
    /^(src|scripts|docs|testing|bench|deploy)\/.*\.(ts|tsx|mjs|md|css)$/.test(file),
  ).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bdecisions? (\d+)(?:(?:, | and )(\d+))?/gi)]
      .flatMap(([, ...numbers]) => numbers)
      .filter((number) => number !== undefined && !records.has(Number(number)))
      .map(
        (number) =>
          `${file}: decision ${number} has no record in docs/decisions. Name the one that holds, or say the reason itself.`,
      ),
  )
  expect(named).toEqual([])
})
