// What a PDF says around the words it was given. The process that draws cannot read the catalogues, so they are handed in.
import * as m from '#messages'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import type { PdfWords } from './pdf-document.server.ts'

export function createPdfWords(language: Language): PdfWords {
  const { tag, direction } = LANGUAGES[language]
  const locale = new Intl.Locale(tag)
  return {
    language: locale.language,
    region: locale.region ?? null,
    direction,
    besideLinks: m.shell_new_tab_note(language),
    untitled: m.resources_pdf_untitled(language),
    unchecked: m.resources_pdf_unchecked(language),
    page: m.resources_pdf_page(language, { page: '{page}', pages: '{pages}' }),
  }
}
