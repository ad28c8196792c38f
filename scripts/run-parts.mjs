// Runs the parts of a long job and prints one line for each: its name and its time. All that they print goes to a file in `logs/`; of a part that
// fails it is printed too. Plain JavaScript without packages, because the set-up needs it before there are any.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The tools that the project pins come before those of the machine. */
export const ENVIRONMENT = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
}
const LOGS = join(ROOT, 'logs')
/** When a part that still runs says so first where no line can be written again. Then after twice as long, and so on. */
const FIRST_BEAT_SECONDS = 20
/** The lines in which Vitest and Playwright name what passed: left out where a failure is shown. */
const PASSED = /^\s*(?:✓|√|ok \d)/
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export function openLog(name) {
  mkdirSync(LOGS, { recursive: true })
  const file = join(LOGS, `${name}.log`)
  writeFileSync(file, '')
  return file
}

export async function runParts(parts, log, atOnce = 1) {
  const waiting = [...parts]
  const running = new Set()
  const stopTelling = tellProgress(running)
  let isWell = true
  const workOff = async () => {
    for (let part = waiting.shift(); part !== undefined && isWell; part = waiting.shift()) {
      if (await runPart(part, log, running)) continue
      // The output of a part that was stopped because another one failed is of no use.
      if (isWell) for (const { child } of running) child.kill()
      isWell = false
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
  stopTelling()
  return isWell
}

async function runPart(part, log, running) {
  const child = spawn(part.command, part.args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...ENVIRONMENT, ...part.env },
  })
  const current = { part, child, started: Date.now(), done: '' }
  running.add(current)
  appendFileSync(log, `\n> ${part.title}\n`)
  let output = ''
  const hear = (text) => {
    output += text
    appendFileSync(log, text)
    current.done = countOn(current.done, text, part.counts?.lines)
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => hear(text.replaceAll(COLOURS, '')))
  }
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      hear(`${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      if (signal !== null) hear(`It was ended by ${signal}.\n`)
      resolve(code ?? 1)
    })
  })
  running.delete(current)
  if (child.killed) return false
  if (!part.quick || status !== 0) say(`${status === 0 ? '✓' : '✗'} ${describe(current)}`)
  if (status !== 0) showFailure(part, output, log)
  else if (part.warnings) for (const line of output.split('\n')) if (part.warnings.test(line)) say(`  ${line}`)
  return status === 0
}

function showFailure({ title, remedy }, output, log) {
  const lines = output.split('\n').filter((line) => !PASSED.test(line))
  console.error(
    `${lines.join('\n').trim()}\n\nFailed: ${title}. ${remedy ? `${remedy} ` : ''}All that was printed is in ${relative(ROOT, log)}.`,
  )
}

function describe({ part, started, done }) {
  const seconds = Math.round((Date.now() - started) / 1000)
  return `${part.title}: ${done === '' ? '' : `${done} ${part.counts?.unit}, `}${seconds} s`
}

/** In a terminal one line that is written again each second, elsewhere a line now and then. */
function tellProgress(running) {
  const isTerminal = process.stdout.isTTY === true
  const tell = () => {
    if (running.size === 0) return
    const lines = [...running].map((current) => {
      const { takes } = current.part
      return `${describe(current)}${takes === undefined ? '' : ` of ${takes}`}`
    })
    const text = `… ${lines.join(' | ')}`
    if (isTerminal) process.stdout.write(`\r\u001b[K${text.slice(0, process.stdout.columns - 1)}`)
    else console.log(text)
  }
  let seconds = isTerminal ? 1 : FIRST_BEAT_SECONDS
  let timer = setTimeout(beat, seconds * 1000)
  function beat() {
    tell()
    if (!isTerminal) seconds *= 2
    timer = setTimeout(beat, seconds * 1000)
  }
  return () => clearTimeout(timer)
}

function say(line) {
  console.log(process.stdout.isTTY ? `\r\u001b[K${line}` : line)
}

/** How far a part is: as many lines as say so, or what the last of them says by itself. */
function countOn(done, text, wanted) {
  for (const line of wanted === undefined ? [] : text.split('\n')) {
    const match = wanted.exec(line)
    if (match !== null) done = match[1] ?? String(Number(done) + 1)
  }
  return done
}
