// The one check of all content in every language, `npm run check:content`, and a part of `npm run check`: prints every failure as `file:line: what is wrong. What to do.` and exits 1 if there is one.

import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadCoverage } from '#src/pages/languages/coverage.server.ts'
import { listPagePaths } from '#src/pages/table.ts'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { listWrittenLanguages } from '#src/platform/content/languages-shown.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { checkAssessmentReview } from './assessment-review.ts'
import { checkContent } from './rules/all-rules.ts'
import { collectMistake, type Finding, formatFinding, sortFindings } from './rules/finding.ts'
import { checkSearchAddresses, checkSearchWords } from './rules/search-word-rules.ts'
import { checkTranslation } from './translation/check-translation.ts'

const findings: Finding[] = []
// With a mistake in the curriculum there is no list of pages; links are checked once it is corrected.
const paths = collectMistake(findings, () => listPagePaths(DEFAULT_LANGUAGE))
const today = new Date()
const knownPaths = new Set(paths ?? [])
const [, ...translations] = listWrittenLanguages()
const curriculum = collectMistake(findings, () => loadCurriculum(DEFAULT_LANGUAGE))
const all = [
  ...checkContent(DEFAULT_LANGUAGE, { today, knownPaths }),
  ...(curriculum ? checkSearchWords(DEFAULT_LANGUAGE, contentFolder(DEFAULT_LANGUAGE), curriculum, CONTENT_ROOT) : []),
  ...(paths ? listWrittenLanguages().flatMap((one) => checkSearchAddresses(one, knownPaths, CONTENT_ROOT)) : []),
  ...translations.flatMap((language) => checkTranslation(language, { knownPaths })),
]
const shown = sortFindings([
  ...findings,
  ...checkAssessmentReview(today),
  ...all.filter(({ problem }) => paths || !problem.startsWith('The link leads to')),
])

for (const language of translations) console.log(describeCoverage(language))
const { warning: warnings = [], error: errors = [] } = Object.groupBy(shown, ({ level }) => level)
// Mistakes come last, where a terminal shows them.
for (const finding of [...warnings, ...errors]) console.log(formatFinding(finding))
const aside =
  warnings.length === 0 ? '' : ` ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'} above can wait.`
console.log(errors.length === 0 ? `Content is in order.${aside}` : `${errors.length} to mend.`)
process.exitCode = errors.length === 0 ? 0 : 1

/** Such as `pl: 98% translated (interface 100%, ...)`. */
function describeCoverage(language: Language): string {
  const { all, ...parts } = loadCoverage(language)
  const shares = Object.entries(parts).map(([part, share]) => `${part} ${share}%`)
  return `${language}: ${all}% translated (${shares.join(', ')}).`
}
