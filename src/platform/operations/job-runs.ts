// When each job of this process last ended, and whether it failed: in memory, as every process runs every job and says so in its log.
interface JobRun {
  name: string
  /** Null until it has ended once. */
  endedAt: Date | null
  /** In a row, up to now. */
  failures: number
}

export interface JobRuns {
  /** @param failures in a row, up to now */
  note(name: string, endedAt: Date, failures: number): void
  /** Makes known a job that has not ended yet. */
  expect(name: string): void
  /** By name. */
  list(): JobRun[]
}

export function createJobRuns(): JobRuns {
  const runs = new Map<string, JobRun>()
  return {
    note: (name, endedAt, failures) => void runs.set(name, { name, endedAt, failures }),
    expect: (name) => void runs.set(name, { name, endedAt: null, failures: 0 }),
    list: () => [...runs.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}
