// The error for a text that is not drawn, with its message. Not an `AppError`, because the small process that draws
// loads as little code as it can.
import type { Said } from '#src/shared/said.ts'

export class PdfRefusal extends Error {
  override name = 'PdfRefusal'
  readonly said: Said

  constructor(said: Said) {
    super(said)
    this.said = said
  }
}

/** The limits of one PDF. */
export const PDF_LIMITS = { nodes: 5_000, depth: 64, characters: 40_000, pages: 20 }
