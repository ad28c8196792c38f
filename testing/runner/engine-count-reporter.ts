// Says how many API tests passed on each database engine, and fails the run when the numbers differ: an engine whose
// server did not start would otherwise look like a green one.
import type { Reporter, TestModule } from 'vitest/node'

const ENGINES = { 'api-sqlite': 'SQLite', 'api-postgres': 'PostgreSQL' }

export default class EngineCountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = Object.entries(ENGINES).map(([project, engine]) => ({
      engine,
      passed: countPassed(modules, project),
    }))
    // A developer who runs one engine or one file on purpose gets no failure.
    if (counts.some(({ passed }) => passed === undefined)) return
    console.log(`API tests passed: ${counts.map(({ engine, passed }) => `${passed} on ${engine}`).join(', ')}.`)
    if (counts[0]?.passed === counts[1]?.passed) return
    console.log('The API tests must pass on both databases, the same number on each.')
    process.exitCode = 1
  }
}

function countPassed(modules: readonly TestModule[], project: string): number | undefined {
  const own = modules.filter((module) => module.project.name === project)
  if (own.length === 0) return undefined
  return own.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0)
}
