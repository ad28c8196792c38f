// A benchmark's result: a table for the eye, and `bench/results/<name>.json` with what is needed to believe it.
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'results')

/** @param name of the file; @param rows as `console.table` takes them */
export async function report(name: string, title: string, rows: object): Promise<void> {
  console.log(`\n${title}`)
  console.table(rows)
  await mkdir(FOLDER, { recursive: true })
  const record = {
    title,
    command: [...settings(), 'npm run bench', ...process.argv.slice(2)].join(' '),
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`,
    rows,
  }
  await writeFile(join(FOLDER, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`)
}

/** What was asked for beside the name, as it is typed before the command. */
function settings(): string[] {
  return ['ACCOUNTS'].flatMap((name) => (process.env[name] ? `${name}=${process.env[name]}` : []))
}

/** The middle one. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}
