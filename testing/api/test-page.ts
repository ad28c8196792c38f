// A page as the page table has it, without a build.
import type { PageFile } from '#src/server/edge/page-table.ts'

/** @param text what is served, as it is */
export function testPage(text: string, facts: Partial<PageFile> = {}): PageFile {
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${text}"`,
    compressed: false,
    contentPolicy: "default-src 'none'",
    read: async () => new TextEncoder().encode(text),
    ...facts,
  }
}
