import { MADE_UP_OPERATORS, type Operator } from '#src/shared/operator.ts'
import { useSettings } from './use-settings.ts'

/** Read before React takes the page over, because it must find there what it would write itself. */
const WRITTEN = typeof document === 'undefined' ? atBuild() : readFromPage(document)

/** Whoever is to be named: one or nobody, and in a build every form that the line can have. */
export function useOperators(): readonly Operator[] {
  const settings = useSettings()
  if (WRITTEN.length > 0 || settings?.operatorName == null) return WRITTEN
  return [{ name: settings.operatorName, contact: settings.operatorContact }]
}

/** While one develops nobody fills anything in: the page asks for the settings, as it does after a link inside the site. */
function atBuild(): readonly Operator[] {
  return import.meta.env.PROD ? Object.values(MADE_UP_OPERATORS) : []
}

function readFromPage(page: Document): readonly Operator[] {
  const line = page.querySelector('[data-operator]')
  const name = line?.querySelector('bdi')?.textContent
  return name == null ? [] : [{ name, contact: line?.querySelector('a')?.textContent ?? null }]
}
