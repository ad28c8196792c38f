// Which scripts lie in one file: what every page needs in two (libraries, ours), everything else with what exactly the same pages need.
import type { UserConfig } from 'vite'

type Splitting = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output']
type CodeSplitting = Exclude<NonNullable<Exclude<Splitting, unknown[] | undefined>['codeSplitting']>, boolean>
type Name = Exclude<NonNullable<CodeSplitting['groups']>[number]['name'], string>
type Context = Parameters<Name>[1]

/** What all pages begin with. */
const FRAME = /\/src\/(root|entry\.client|pages\/layout\/site-layout)\.tsx$/

/** Runs last, once the page's own parts are there, one of which may wait for another: in a file that they import it would run first. */
const START = /\/src\/entry\.client\.tsx$/

/** @param seen modules that were asked already: they may import each other in a circle */
function isOnEveryPage(id: string, context: Context, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return (
    FRAME.test(id) ||
    (context.getModuleInfo(id)?.importers ?? []).some((importer) => isOnEveryPage(importer, context, seen))
  )
}

const nameOfEveryPage: Name = (id, context) => {
  if (START.test(id) || !isOnEveryPage(id, context)) return null
  return id.includes('/node_modules/') ? 'framework' : 'site'
}

/** Left alone, a page asks for a hundred files of a few hundred bytes, and each compresses worse than one. */
export const SPLIT_SCRIPTS: CodeSplitting = {
  groups: [
    { name: nameOfEveryPage, priority: 2 },
    { name: 'common', tags: ['$initial'], minShareCount: 2, entriesAware: true, priority: 1 },
  ],
}
