// All benchmarks in one run: `npm run bench`, or `npm run bench pages`. Ratios inside a run count, not its figures.
import { benchAccounts } from './accounts.ts'
import { benchCrash } from './crash.ts'
import { benchMigrations } from './migrations.ts'
import { benchNewsletter } from './newsletter.ts'
import { benchPages } from './pages.ts'
import { benchPdf } from './pdf.ts'
import { benchThroughput } from './throughput.ts'
import { benchTiming } from './timing.ts'

const benches: Record<string, () => Promise<void>> = {
  pages: benchPages,
  throughput: benchThroughput,
  newsletter: benchNewsletter,
  accounts: benchAccounts,
  timing: benchTiming,
  pdf: benchPdf,
  migrations: benchMigrations,
  crash: benchCrash,
}

const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
