// The order of test files: those that take longest begin, so that no worker ends with a long one while the others idle. A
// clean clone has no record of earlier runs, and the size of a file says little about its time. Projects go side by side: one
// after the other, all workers wait for PostgreSQL at once.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files by measured time, which start first so that none of them runs alone at the end. Other files follow. */
const LONGEST = [
  'tests/operator-commands.test.ts',
  'src/server/api-fuzz.server.test.ts',
  'src/platform/mail/mail-flood.server.test.ts',
  'src/features/accounts/mailed-links/mailbox-proof.server.test.ts',
  'src/features/community/class-agreement/names.server.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return index === -1 ? LONGEST.length : index
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
