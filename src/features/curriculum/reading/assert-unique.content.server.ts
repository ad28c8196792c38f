import type { YamlData } from '#src/platform/content/content-yaml.ts'

/** @throws {ContentError} at the second of two equal ids */
export function assertUnique(
  yaml: YamlData<unknown>,
  ids: string[],
  pathOf: (index: number) => (string | number)[],
): void {
  const index = ids.findIndex((id, position) => ids.indexOf(id) !== position)
  if (index !== -1) throw yaml.mistake(pathOf(index), `"${ids[index]}" stands here twice.`, 'Keep one of them.')
}
