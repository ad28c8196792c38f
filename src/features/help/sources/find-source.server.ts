import type { YamlData } from '#src/platform/content/content-yaml.ts'
import type { Source } from './sources.contract.ts'

type Mistake = YamlData<unknown>['mistake']
type Path = Parameters<Mistake>[0]

/**
 * The source that a file of the content cites.
 * @param mistake of the file, and `path` the field in it that names the source
 * @throws {ContentError} when there is no such source
 */
export function findSource(sources: readonly Source[], id: string, mistake: Mistake, path: Path): Source {
  const source = sources.find((one) => one.id === id)
  if (source === undefined) throw mistake(path, `There is no source "${id}".`, 'Use the ids of sources.yaml.')
  return source
}

/**
 * What a page prints of the sources that a file cites.
 * @param list the field of the file that names them
 * @throws {ContentError} when there is no such source
 */
export function citeSources(
  sources: readonly Source[],
  ids: readonly string[],
  mistake: Mistake,
  list: Path,
): Pick<Source, 'author' | 'title' | 'year'>[] {
  return ids.map((id, index) => {
    const { author, title, year } = findSource(sources, id, mistake, [...list, index])
    return { author, title, year }
  })
}
