// The words that sound like danger, as the page gets them: as stems, with the page and the help line for each.
import type { HelpDirectory } from '#src/features/help/help.contract.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { helpRowPath } from '#src/shared/paths.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { createDangerWords } from '../finding/danger-words.ts'
import { stemText } from '../finding/words.ts'
import type { CrisisLine, DangerGroup, DangerIndex, Phrases } from '../search-index.ts'
import { splitPhrases } from './phrases.server.ts'
import type { DangerWords } from './search-words.content.server.ts'

/** The emergency number is always shown, so it is never the line of a group. */
const EMERGENCY = 'emergency'
/** The address of a page for now is that of its tool with this end. */
const NOW = /\/now$/

/** @throws {ContentError} for an address or a row of help that nothing has */
export function buildDangerIndex(
  { data, mistake }: YamlData<DangerWords>,
  { routes }: HelpDirectory,
  entries: readonly SearchEntry[],
): DangerIndex {
  const compared = {
    between: [...new Set(stemText(data.between))].join(' '),
    alike: data.alike.map((words) => [...new Set(words.flatMap(stemText))].join(' ')),
  }
  const { read, findEnd } = createDangerWords(compared)
  const readAll = (text: string) => splitPhrases(text).map(read)
  const holds = (whole: string[], part: string[]) => whole.some((_, at) => findEnd(part, whole, at) !== undefined)
  /** Without those that contain another one. */
  const keepShortest = (phrases: string[][]) => {
    const ordered = phrases.toSorted((one, other) => one.length - other.length)
    return ordered.filter((phrase, at) => !ordered.slice(0, at).some((part) => holds(phrase, part)))
  }
  const words = data.groups.map((group) => keepShortest(readAll(group.words)))
  const together = data.groups.map((group) =>
    splitPhrases(group.together ?? '').map((phrase) => phrase.split(/\s+/).map((words) => [...new Set(read(words))])),
  )
  const mayLead = (phrase: string[]) =>
    words.flat().some((part) => holds(phrase, part)) ||
    together.flat().some((some) => some.filter((words) => words.some((word) => phrase.includes(word))).length > 1)
  // A phrase without a word of danger needs no exception.
  const lookAlikes = readAll(data.lookAlikes).filter(mayLead)

  const groups = data.groups.map(({ help, now, onlyEmergency, alone = '' }, index): DangerGroup => {
    const route = routes.find(({ id }) => id === help)
    if (route === undefined)
      throw mistake(['groups', index, 'help'], `Help has no row "${help}".`, 'Use an id of help.yaml.')
    if (now !== undefined && !entries.some(({ path }) => path === now)) {
      throw mistake(
        ['groups', index, 'now'],
        `Nothing has the address "${now}".`,
        'Use one of a tool that has such a page.',
      )
    }
    return {
      path: now ?? helpRowPath(help),
      entries: [...(now === undefined ? [] : [now.replace(NOW, '')]), helpRowPath(help)],
      lines: onlyEmergency
        ? []
        : findLines(route, () =>
            mistake(['groups', index, 'help'], `"${help}" has no number.`, 'Give the row a line.'),
          ),
      words: joinStems(words[index] ?? []),
      together: joinStems((together[index] ?? []).map((phrase) => phrase.map((words) => words.join('/')))),
      alone: joinStems(readAll(alone)),
    }
  })
  return { ...compared, misspelt: splitPhrases(data.misspelt).join('|'), lookAlikes: joinStems(lookAlikes), groups }
}

/** The numbers of a row in their order, up to the first that all of the UK can ring. */
function findLines({ helplines }: HelpDirectory['routes'][number], lacking: () => Error): CrisisLine[] {
  const lines = helplines
    .filter(({ id }) => id !== EMERGENCY)
    .flatMap(({ name, nations, contacts }) =>
      contacts
        .filter(({ kind }) => kind === 'phone')
        .map(({ label, href, nations: reaches = nations }): CrisisLine => {
          return { name, label, href, ...(reaches === undefined ? {} : { nations: reaches }) }
        }),
    )
  if (lines.length === 0) throw lacking()
  const last = lines.findIndex(({ nations }) => nations === undefined)
  return last === -1 ? lines : lines.slice(0, last + 1)
}

function joinStems(phrases: string[][]): Phrases {
  return phrases.map((phrase) => phrase.join(' ')).join('|')
}
