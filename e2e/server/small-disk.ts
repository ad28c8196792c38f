// A disk of a few megabytes that a test may fill or break. Needs the right to mount: without it there is only a reason.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE_MB = 8

export interface SmallDisk extends Disposable {
  folder: string
  /** Leaves not one free byte. */
  fill(): void
  /** Takes the filling away again. */
  free(): void
  /** What the kernel does to a disk with faults: from now on it can only be read. */
  breakDown(): void
  /** What an operator may do to it; nothing may have a file open for writing. */
  mountReadOnly(): void
}

/** @returns why there is none, where mounting is not allowed */
export function mountSmallDisk(): SmallDisk | string {
  const home = mkdtempSync(join(tmpdir(), 'handrail-disk-'))
  const image = join(home, 'image')
  const folder = join(home, 'disk')
  try {
    run('truncate', '-s', `${SIZE_MB}M`, image)
    run('mkfs.ext4', '-q', '-m', '0', image)
    run('mkdir', folder)
    run('mount', '-o', 'loop', image, folder)
  } catch (error) {
    rmSync(home, { recursive: true })
    return `no disk can be mounted here (${String((error as { stderr?: unknown }).stderr ?? error).trim()})`
  }
  const filling = join(folder, 'filling')
  return {
    folder,
    fill() {
      const file = openSync(filling, 'a')
      for (const size of [64 * 1024, 1]) writeUntilFull(file, Buffer.alloc(size))
      closeSync(file)
    },
    free: () => rmSync(filling),
    breakDown: () => run('mount', '-o', 'remount,abort', folder),
    mountReadOnly: () => run('mount', '-o', 'remount,ro', folder),
    [Symbol.dispose]() {
      run('umount', '--lazy', folder)
      rmSync(home, { recursive: true })
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  for (;;) {
    try {
      writeSync(file, bytes)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
