// The memory of processes as Linux counts it. A page that several share is divided among them (PSS), so that the sum is
// what the machine really has less.
import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it started. */
export function treeOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = /\) \w (\d+)/.exec(read(`/proc/${name}/stat`))?.[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/** Bytes that some processes hold together. */
export function heldMemory(pids: readonly number[]): number {
  return (
    pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0), 0) *
    1024
  )
}

/** Bytes of one process that lie in memory, shared pages counted whole: what `ps` calls RSS. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}

/** Empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
