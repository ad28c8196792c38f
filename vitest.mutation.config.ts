import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { OwnTestFirst } from './testing/mutation/own-test-first.ts'
import whole from './vitest.config.ts'

const rooms = process.env.MUTATED_ROOMS?.split(',') ?? ['src']
/** PostgreSQL is left out: the same tests run on both databases, and starting it takes longer than trying a fault. */
const PROJECTS = ['unit', 'api-sqlite', 'component']

/** A thread cannot set the umask of its process. */
const NOT_IN_THREADS = 'src/platform/data-folder.test.ts'

const { projects = [], reporters: _reporters, ...test } = whole.test ?? {}

export default defineConfig({
  test: {
    ...test,
    sequence: { sequencer: OwnTestFirst },
    projects: (projects as TestProjectInlineConfiguration[])
      .filter((project) => PROJECTS.includes(String(project.test?.name)))
      // Stryker chooses the pool: it reaches its tests in threads of its own process.
      .map(({ test: { include = [], exclude = configDefaults.exclude, pool: _pool, ...rest } = {}, ...others }) => ({
        ...others,
        test: {
          ...rest,
          include: include.flatMap((pattern) => rooms.map((room) => pattern.replace(/^src/, room))),
          exclude: [...exclude, NOT_IN_THREADS],
        },
      })),
  },
})
