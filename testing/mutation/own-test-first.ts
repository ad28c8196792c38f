// The order of test files while faults are tried. The first test that fails ends a try: so the test beside the file that has the
// fault begins, and small files follow, which have often said so before a long one has started its app.
import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const mutated = process.env.MUTATED_FILES?.split(',') ?? []

export class OwnTestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const isOwn = mutated.some((file) => moduleId.replace(/\.test(?=\.tsx?$)/, '').endsWith(file))
      return isOwn ? 0 : statSync(moduleId).size
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}
