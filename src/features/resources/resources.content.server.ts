// The only reader of content/<language>/checklists/: the checklists, and the help panel that all of them share.

import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { type Curriculum, linkTool } from '#src/features/curriculum/curriculum.server.ts'
import type { Helpline } from '#src/features/help/help.contract.ts'
import {
  CONTENT_ROOT,
  contentFile,
  languageOfFile,
  listContentFiles,
  markUntranslated,
  readMarkdownFile,
  readYaml,
} from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import type { Language } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { readChecklistSections } from './checklist-sections.content.server.ts'
import { CHECKLIST_ICONS, type Checklist, type HelpPanelLine } from './resources.contract.ts'

const PanelLine = z.strictObject({
  when: Words,
  advice: z.optional(Words),
  helplines: z.array(Words).check(z.minLength(1)),
})
type PanelLine = z.infer<typeof PanelLine>

const Panel = z.array(PanelLine).check(z.minLength(1))

const Front = z.strictObject({
  title: Words,
  slug: Words,
  /** Its place on the hub: smaller numbers come first. */
  place: z.int(),
  /** How many tick boxes it has. */
  boxes: z.int().check(z.minimum(1)),
  objective: Words,
  pdfFileName: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (name) =>
            name.startsWith(`${PRODUCT_NAME}-`) && /^(-[A-Z][a-z]+)+\.pdf$/.test(name.slice(PRODUCT_NAME.length)),
          'Write it like {product}-Family-Tech-Charter.pdf',
        ),
      ),
    z.transform((name) => name.replaceAll(' ', '-')),
  ),
  icon: z.enum(CHECKLIST_ICONS),
  description: z.string().check(z.minLength(40), z.maxLength(200)),
  /** Lines of the help panel that only this checklist has. */
  help: z._default(z.array(PanelLine), []),
  /** Ids of tools that go with it. */
  tools: z.array(Words).check(z.minLength(1)),
})

/** What a checklist refers to. */
export interface ChecklistReferences {
  helplines: readonly Helpline[]
  curriculum: Curriculum
}

/** Reads the checklists in the order of the hub. @throws {ContentError} for the first mistake */
export function readChecklists(
  language: Language,
  references: ChecklistReferences,
  root: string = CONTENT_ROOT,
): Checklist[] {
  const panel = readYaml(contentFile(language, join('checklists', 'help-panel.yaml'), root), Panel)
  const shared = panel.data.map((line, index) => findHelplines(line, references.helplines, panel, [index]))
  return listContentFiles(language, 'checklists', '.md', root)
    .map((file) => {
      const { place, checklist } = readChecklist(languageOfFile(language, file, root), file, shared, references)
      return { place, checklist: { ...checklist, ...markUntranslated(language, file, root) } }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ checklist }) => checklist)
}

function readChecklist(
  language: Language,
  file: string,
  shared: HelpPanelLine[],
  { helplines, curriculum }: ChecklistReferences,
): { place: number; checklist: Checklist } {
  const { front, body, bodyLine } = readMarkdownFile(file, Front)
  const { help: ownLines, tools: toolIds, place, boxes, ...words } = front.data
  if (words.slug !== basename(file, '.md')) {
    throw front.mistake(['slug'], `The file is not called "${words.slug}.md".`, 'Give both the same name.')
  }
  const own = ownLines.map((line, index) => findHelplines(line, helplines, front, ['help', index]))
  const help = [...shared, ...own]
  const tools = toolIds.map((id, index) => {
    const tool = linkTool(language, id, curriculum)
    if (tool) return tool
    throw front.mistake(['tools', index], `There is no tool "${id}".`, 'Use the id of a tool that exists.')
  })
  const sections = readChecklistSections(language, file, { body, bodyLine, boxes })
  return { place, checklist: { ...words, ...sections, help, tools } }
}

function findHelplines(
  line: PanelLine,
  known: readonly Helpline[],
  { mistake }: Pick<YamlData<unknown>, 'mistake'>,
  path: (string | number)[],
): HelpPanelLine {
  const helplines = line.helplines.map((id, index) => {
    const found = known.find((one) => one.id === id)
    // On paper a panel has room for what is rung, sent as a text or opened.
    if (found) return { ...found, contacts: found.contacts.filter(({ kind }) => kind !== 'email') }
    throw mistake([...path, 'helplines', index], `There is no help line "${id}".`, 'Use the ids of helplines.yaml.')
  })
  return { when: line.when, ...(line.advice === undefined ? {} : { advice: line.advice }), helplines }
}
