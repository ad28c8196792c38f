import type { YamlData } from '#src/platform/content/content-yaml.ts'
import type { Source } from './sources.contract.ts'

/**
 * The source that a file of the content cites.
 * @param mistake of the file, and `path` the field in it that names the source
 * @throws {ContentError} when there is no such source
 */
export function findSource(
  sources: readonly Source[],
  id: string,
  mistake: YamlData<unknown>['mistake'],
  path: Parameters<typeof mistake>[0],
): Source {
  const source = sources.find((one) => one.id === id)
  if (source === undefined) throw mistake(path, `There is no source "${id}".`, 'Use the ids of sources.yaml.')
  return source
}
