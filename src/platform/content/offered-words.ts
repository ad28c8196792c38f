// Words that go with a part that can be left out: `{if newsletter}The newsletter is free.{end}` in any file of content.
import { hasFeature, OPTIONAL_FEATURES, type OptionalFeature } from '#src/shared/chosen-features.ts'
import { ContentError } from './content-error.ts'

const BEGIN = `\\{if (${[...OPTIONAL_FEATURES, 'languages'].join('|')})\\}`
const WORDS = '((?:(?!\\{end\\})[\\s\\S])*)'
/** Whole lines go with their line end: a gap would end a list. */
const LINES = new RegExp(`^${BEGIN}${WORDS}\\{end\\}\\n`, 'gm')
const PLACES = new RegExp(`${BEGIN}${WORDS}\\{end\\}`, 'g')

/** The text of a file with what is there, and without what is not. @throws {ContentError} for a begin or an end alone */
export function keepOffered(text: string, file: string): string {
  if (!text.includes('{if ') && !text.includes('{end}')) return text
  const kept = text
    .replaceAll(LINES, (_all, feature: OptionalFeature, words: string) => (hasFeature(feature) ? `${words}\n` : ''))
    .replaceAll(PLACES, (_all, feature: OptionalFeature, words: string) => (hasFeature(feature) ? words : ''))
  const [stray] = /\{(if [^}]*|end)\}/.exec(kept) ?? []
  if (stray === undefined) return kept
  throw new ContentError({
    file,
    problem: `"${stray}" stands alone, or names nothing that can be left out.`,
    mend: `Write {if <part>}…{end}; the parts are ${OPTIONAL_FEATURES.join(', ')} and languages.`,
  })
}
