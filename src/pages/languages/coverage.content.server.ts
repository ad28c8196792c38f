// How much of the English words a language has, counted from its files, so that no figure is typed by hand.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import {
  CONTENT_ROOT,
  contentFolder,
  listFiles,
  readMarkdownFile,
  readText,
  readYaml,
} from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'

/** What is counted apart, in the order of the table. */
const PARTS = ['interface', 'tools', 'talks', 'pages'] as const
type Part = (typeof PARTS)[number]

/** In whole per cent, rounded down: 100 says that nothing is missing. */
export type Coverage = Record<Part | 'all', number>

interface Counted {
  part: Part
  words: number
  translated: boolean
}

/** The desk speaks English only. */
const OF_THE_DESK = /^desk(-|\.)/
/** Titles of works, and lists that are looked up and not read. */
const NOT_READ = /^(sources|tools-by-age|search-\w+)\.yaml$/

export function readCoverage(language: Language, root: string = CONTENT_ROOT): Coverage {
  const counted = [...countMessages(language, root), ...countFiles(language, root)]
  const shareOf = (some: Counted[]) => {
    const sum = (all: Counted[]) => all.reduce((total, { words }) => total + words, 0)
    const whole = sum(some)
    return whole === 0 ? 100 : Math.floor((100 * sum(some.filter(({ translated }) => translated))) / whole)
  }
  const shares = PARTS.map((part) => [part, shareOf(counted.filter((one) => one.part === part))] as const)
  return { ...(Object.fromEntries(shares) as Record<Part, number>), all: shareOf(counted) }
}

function countMessages(language: Language, root: string): Counted[] {
  const folderOf = (one: Language) => join(contentFolder(one, root), 'messages')
  const names = readdirSync(folderOf(DEFAULT_LANGUAGE)).filter((name) => !OF_THE_DESK.test(name))
  return names.flatMap((name) => {
    const own = join(folderOf(language), name)
    const translated = new Set(existsSync(own) ? Object.keys(readMessages(own)) : [])
    return Object.entries(readMessages(join(folderOf(DEFAULT_LANGUAGE), name))).map(
      ([key, message]): Counted => ({
        part: 'interface',
        words: countWords(JSON.stringify(message)),
        translated: translated.has(key),
      }),
    )
  })
}

function readMessages(file: string): Record<string, unknown> {
  return JSON.parse(readText(file)) as Record<string, unknown>
}

/** A file is translated as a whole or not at all, but for a tool's title, its short answer and its page for now. */
function countFiles(language: Language, root: string): Counted[] {
  const english = contentFolder(DEFAULT_LANGUAGE, root)
  const answered = listAnswered(language, root)
  const nowPages = listNowPages(language, root)
  return readdirSync(english, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name) && !NOT_READ.test(entry.name))
    .flatMap((entry): Counted[] => {
      const file = join(entry.parentPath, entry.name)
      const name = relative(english, file)
      const part = partOf(name)
      const words = countWords(readText(file))
      const translated = existsSync(join(contentFolder(language, root), name))
      const ahead =
        translated || part !== 'tools' ? 0 : countWords(shortAnswerOf(file, answered) + nowPageOf(file, nowPages))
      return [
        { part, words: words - ahead, translated },
        { part, words: ahead, translated: true },
      ]
    })
}

/** The tools in `short-answers.yaml`, such as `digitalLaunchpad/1.1`. */
function listAnswered(language: Language, root: string): ReadonlySet<string> {
  const file = join(contentFolder(language, root), 'short-answers.yaml')
  return new Set(existsSync(file) ? Object.keys(readYaml(file, z.record(z.string(), z.unknown())).data) : [])
}

/** Title and short answer of an English tool, where the language has those of a tool that is not translated; else an empty text. */
function shortAnswerOf(file: string, answered: ReadonlySet<string>): string {
  if (answered.size === 0) return ''
  const { id, title, shortAnswer } = readMarkdownFile(file, ToolHead).front.data
  if (shortAnswer === undefined || !answered.has(`${basename(join(file, '../..'))}/${id}`)) return ''
  return [title, ...Object.values(shortAnswer)].join(' ')
}

/** The tools with a file in `now-pages/`, such as `digitalLaunchpad-5.2`. */
function listNowPages(language: Language, root: string): ReadonlySet<string> {
  return new Set(
    listFiles(join(contentFolder(language, root), 'now-pages'), '.md').map((file) => basename(file, '.md')),
  )
}

/** The page for now of an English tool, where the language has that of a tool that is not translated; else an empty text. */
function nowPageOf(file: string, written: ReadonlySet<string>): string {
  if (written.size === 0) return ''
  const { front, body } = readMarkdownFile(file, ToolHead)
  if (!written.has(`${basename(join(file, '../..'))}-${front.data.id}`)) return ''
  return body.slice(body.lastIndexOf('\n## now\n'))
}

/** What `short-answers.yaml` has of a tool. */
const ToolHead = z.object({
  id: z.string(),
  title: z.string(),
  shortAnswer: z.optional(z.object({ say: z.string(), do: z.string(), dont: z.string() })),
})

/** Only tools and sessions lie two folders deep. */
function partOf(name: string): Part {
  const folders = name.split(sep).slice(0, -1)
  if (folders[0] === 'talks') return 'talks'
  return folders.length > 1 && basename(name) !== 'module.yaml' ? 'tools' : 'pages'
}

function countWords(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0
}
