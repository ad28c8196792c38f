// The rules of every picture: it is small, has no words, no script and nothing from another origin, and defines its colours.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { createFinding, type Finding } from './finding.ts'

const SIZE = 'viewBox="0 0 320 180"'
const MOST_BYTES = 3000
/** The whole house, on the home page and beside a shared link. */
const MOST_BYTES_OF_A_LARGE_ONE = 5000
const MEND = 'docs/pictures.md says what a scene keeps to.'
const FORBIDDEN = /<(text|title|desc|image|use|script|foreignObject|a)\b|\s(on\w+)=|(href|@import|javascript:)/
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** @param folder of the language whose files they are */
export function checkScenes(folder: string, lessons: readonly LessonFile[]): Finding[] {
  const named = lessons.flatMap(({ front: { data } }) => (data.scene ? [{ scene: data.scene, tone: data.tone }] : []))
  const serious = new Set(named.filter(({ tone }) => tone === 'serious').map(({ scene }) => scene))
  const ofTools = new Set(named.map(({ scene }) => scene))
  return globSync('**/*.svg', { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
    .flatMap((file) => {
      const svg = readFileSync(file, 'utf8')
      return findMistakes(basename(file, '.svg'), svg, { serious, ofTools }).map((problem) =>
        createFinding({ file }, problem, MEND),
      )
    })
}

interface NamesOfScenes {
  serious: ReadonlySet<string>
  ofTools: ReadonlySet<string>
}

function findMistakes(name: string, svg: string, { serious, ofTools }: NamesOfScenes): string[] {
  const mistakes: string[] = []
  const [, tool, step] = /^(.*)-(\d)$/.exec(name) ?? []
  if (tool !== undefined && !ofTools.has(tool))
    mistakes.push(`No tool has a scene "${tool}", so no step shows this one.`)
  if (step !== undefined && !'12345'.includes(step)) mistakes.push(`A tool has five steps and no step ${step}.`)
  const bytes = brotliCompressSync(svg).byteLength
  const most = svg.includes(SIZE) ? MOST_BYTES : MOST_BYTES_OF_A_LARGE_ONE
  if (bytes > most) mistakes.push(`The scene has ${bytes} bytes when it is compressed; ${most} are the most.`)
  const forbidden = FORBIDDEN.exec(svg)
  if (forbidden) mistakes.push(`The scene has "${forbidden.slice(1).find(Boolean)}" in it.`)
  const foreign = [...svg.matchAll(/url\(([^)]*)\)|(https?:[^"]*)/g)]
    .map(([, inner, outer]) => inner ?? outer ?? '')
    .find((address) => !address.startsWith('#') && address !== SVG_NAMESPACE)
  if (foreign !== undefined) mistakes.push(`The scene takes "${foreign}" from elsewhere.`)
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, colour]) => colour as string))
  const missing = [...used].find((colour) => !svg.includes(`${colour}:`))
  if (missing !== undefined) mistakes.push(`The scene uses the colour "${missing}" and does not say it.`)
  if (/NaN|undefined|\[object/.test(svg)) mistakes.push('A number of the drawing got lost.')
  if (serious.has(tool ?? name) && svg.includes('var(--skin')) mistakes.push('A serious tool has people in its scene.')
  return mistakes
}
