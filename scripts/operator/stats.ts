// `npm run stats`: the figures of the last weeks as a table; `npm run --silent stats -- --csv` for a spreadsheet.

import { parseArgs } from 'node:util'
import { showFigures, showSearches, writeFiguresCsv } from '#src/features/analytics/figures/figures-table.server.ts'
import { readFigures } from '#src/features/analytics/figures/read-figures.server.ts'
import { readFruitlessSearches } from '#src/features/analytics/search-words.server.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run stats -- [--weeks <1 to 120>]
       npm run --silent stats -- --csv [--weeks <1 to 120>] > stats.csv`

await reportFailure(async () => {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      weeks: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const weeks = Number(values.weeks)
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > 120) {
    throw new Error('Please give --weeks a whole number from 1 to 120.')
  }
  await runCommand(async (services) => {
    const figures = await readFigures(services, weeks)
    const titles = lessonTitles()
    if (!values.csv) {
      const searches = await readFruitlessSearches(services)
      return [...showFigures(figures, titles), ...showSearches(searches)]
    }
    process.stdout.write(writeFiguresCsv(figures))
    return undefined
  })
})

function lessonTitles(): Map<string, string> {
  const { lessons } = loadCurriculum(DEFAULT_LANGUAGE)
  return new Map(
    lessons.map(({ stageId, moduleId, lessonId, title }) => [
      lessonKey(stageId, moduleId, lessonId),
      `${lessonId} ${title}`,
    ]),
  )
}
