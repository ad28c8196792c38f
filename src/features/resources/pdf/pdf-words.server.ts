// Our own words in a PDF, around the given text. The process that draws cannot read the message files, so they are passed to it.
import { translator } from '#src/platform/content/translator.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import type { PdfWords } from './pdf-document.server.ts'

export function createPdfWords(language: Language): PdfWords {
  const t = translator(language)
  const { tag, direction } = LANGUAGES[language]
  const locale = new Intl.Locale(tag)
  return {
    language: locale.language,
    region: locale.region ?? null,
    direction,
    besideLinks: t('shell_new_tab_note'),
    untitled: t('resources_pdf_untitled'),
    unchecked: t('resources_pdf_unchecked'),
    page: t('resources_pdf_page', { page: '{page}', pages: '{pages}' }),
  }
}
