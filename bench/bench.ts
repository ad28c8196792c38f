// All benchmarks in one run: `npm run bench`, or `npm run bench pages`. Ratios inside a run count, not its figures.
import { benchAccounts } from './accounts.ts'
import { benchDesk } from './desk.ts'
import { benchGrowth } from './growth.ts'
import { benchMigrations } from './migrations.ts'
import { benchNewsletter } from './newsletter/newsletter.ts'
import { benchNewsletterCrash } from './newsletter/newsletter-crash.ts'
import { benchNotebook } from './notebook.ts'
import { benchOutcomes } from './outcomes.ts'
import { benchPdf } from './pdf/pdf.ts'
import { benchSearch } from './search.ts'
import { benchCrash } from './server/crash.ts'
import { benchHalfPeak } from './server/half-peak.ts'
import { benchPages } from './server/pages.ts'
import { benchProcess } from './server/process.ts'
import { benchSoak } from './server/soak.ts'
import { benchThroughput } from './server/throughput.ts'
import { benchSharing } from './sharing.ts'
import { benchTiming } from './timing.ts'

const benches: Record<string, () => Promise<void>> = {
  pages: benchPages,
  throughput: benchThroughput,
  newsletter: benchNewsletter,
  'newsletter-crash': benchNewsletterCrash,
  accounts: benchAccounts,
  outcomes: benchOutcomes,
  growth: benchGrowth,
  desk: benchDesk,
  sharing: benchSharing,
  notebook: benchNotebook,
  timing: benchTiming,
  pdf: benchPdf,
  process: benchProcess,
  'half-peak': benchHalfPeak,
  soak: benchSoak,
  migrations: benchMigrations,
  crash: benchCrash,
  search: benchSearch,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(benches, name))
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
