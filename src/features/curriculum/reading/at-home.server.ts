// The end of a tool: the rule for the house and the device guide that name it. Only the English files of both name tools.

import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { loadAgreementLines } from '#src/features/family/agreement/agreement-lines.server.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import type { AtHome, Lesson } from '../curriculum.contract.ts'
import { namesTool, type ToolPlace } from '../find-tool.ts'

/** The first line and the first guide that name the tool, in this language. */
export function findAtHome(language: Language, tool: ToolPlace, root?: string): Pick<Lesson, 'atHome'> {
  const rule = findRule(language, tool, root)
  const setting = findSetting(language, tool, root)
  if (rule === undefined && setting === undefined) return {}
  return { atHome: { ...(rule && { rule }), ...(setting && { setting }) } }
}

function findRule(language: Language, tool: ToolPlace, root?: string): AtHome['rule'] {
  const english = loadAgreementLines(DEFAULT_LANGUAGE, root).lines.find(({ tools }) => namesAny(tools, tool))
  const line = loadAgreementLines(language, root).lines.find(({ id }) => id === english?.id)
  return line && { room: line.room, kind: line.by, what: line.what, why: line.why, suggestion: line.id }
}

function findSetting(language: Language, tool: ToolPlace, root?: string): AtHome['setting'] {
  const english = loadDeviceGuides(DEFAULT_LANGUAGE, root).find(({ tools }) => namesAny(tools, tool))
  const card = loadDeviceGuides(language, root).find(({ slug }) => slug === english?.slug)
  return card && { slug: card.slug, title: card.title, ...(card.inEnglish ? { inEnglish: card.inEnglish } : {}) }
}

function namesAny(names: readonly string[], tool: ToolPlace): boolean {
  return names.some((name) => namesTool(name, tool))
}
