export interface Part {
  title: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** How long it usually takes, in words. */
  takes?: string
  /** It says nothing as long as nothing is wrong. */
  quick?: boolean
  /** What to do when it fails, in a sentence. */
  remedy?: string
  /** Lines that are shown although it goes well. */
  warnings?: RegExp
  /** Which lines of its output say how far it is: by their number, or by what they hold in brackets. */
  counts?: { lines: RegExp; unit: string }
}

/** The folder of the project. */
export const ROOT: string

/** @returns the file `logs/<name>.log`, which starts empty */
export function openLog(name: string): string

/**
 * @param atOnce how many run side by side
 * @returns whether all went well; when one fails, those that run are ended and those that have not begun are left out
 */
export function runParts(parts: Part[], log: string, atOnce?: number): Promise<boolean>
