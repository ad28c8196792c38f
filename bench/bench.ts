// The benchmarks: `npm run bench` runs all, `npm run bench pages` one. Ratios inside a run count, not its figures.
import { benchAccounts } from './accounts.ts'
import { benchGrowth } from './growth.ts'
import { benchNewsletter } from './newsletter/newsletter.ts'
import { benchPages } from './pages.ts'
import { benchPlan } from './plan.ts'
import { benchSearch } from './search.ts'
import { benchThroughput } from './server/throughput.ts'

const benches: Record<string, () => Promise<void>> = {
  pages: () => benchPages(paths),
  throughput: benchThroughput,
  search: benchSearch,
  plan: benchPlan,
  newsletter: benchNewsletter,
  accounts: benchAccounts,
  growth: benchGrowth,
}

/** What begins with a slash is a page for the pages. */
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('/'))
const unknown = wanted.find((name) => !Object.hasOwn(benches, name))
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
