// What the table of AI services says reads easily, says nothing that the evidence does not bear, and leads to pages that exist.
import { join } from 'node:path'
import type { AiServices } from '#src/features/device-guides/ai-services/ai-services.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import { checkStatements, listTexts } from '../../forbidden/forbidden-statements.ts'
import { checkReadingOf } from '../../reading/reading-grade.ts'
import type { Finding } from '../finding.ts'
import { checkLinks } from '../link-targets.ts'

/** @param source the text of ai-services.yaml */
export function checkAiServices(
  folder: string,
  { title, description, intro, report, services }: AiServices,
  source: string,
  knownPaths: ReadonlySet<string>,
): Finding[] {
  const file = join(folder, 'ai-services.yaml')
  const texts = listTexts(file, source, [
    title,
    description,
    ...intro,
    report.title,
    ...report.text.map(textOfInlines),
    ...services.flatMap(({ what, ages, controls, note }) => [what, ages, controls, note]),
  ])
  return [...checkReadingOf(file, texts), ...checkStatements(texts), ...checkLinks(file, source, knownPaths)]
}
