import type { AgreementBook, KeptLine } from './agreement-book.ts'

/** What every part of the page works with. */
export interface AgreementPart {
  book: AgreementBook
  lines: readonly KeptLine[]
  /** ISO day on this device. */
  today: string
  /** Notes whether the device kept what was written. @param said what a screen reader hears of it */
  keep: (write: Promise<boolean>, said?: string) => void
}
