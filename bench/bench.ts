// All benchmarks in one run: `npm run bench`, or `npm run bench pages`. Ratios inside a run count, not its figures.
import { benchAccounts } from './accounts.ts'
import { benchCrash } from './crash.ts'
import { benchHalfPeak } from './half-peak.ts'
import { benchMigrations } from './migrations.ts'
import { benchNewsletter } from './newsletter.ts'
import { benchNewsletterCrash } from './newsletter-crash.ts'
import { benchPages } from './pages.ts'
import { benchPdf } from './pdf.ts'
import { benchProcess } from './process.ts'
import { benchSoak } from './soak.ts'
import { benchThroughput } from './throughput.ts'
import { benchTiming } from './timing.ts'

const benches: Record<string, () => Promise<void>> = {
  pages: benchPages,
  throughput: benchThroughput,
  newsletter: benchNewsletter,
  'newsletter-crash': benchNewsletterCrash,
  accounts: benchAccounts,
  timing: benchTiming,
  pdf: benchPdf,
  process: benchProcess,
  'half-peak': benchHalfPeak,
  soak: benchSoak,
  migrations: benchMigrations,
  crash: benchCrash,
}

const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
