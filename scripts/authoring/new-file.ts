// What the skeletons of all kinds of content share.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSeq, parseDocument, Scalar, stringify } from 'yaml'
import { nameOfFile } from '#src/platform/content/content-error.ts'
import { readText } from '#src/platform/content/content-file.ts'
import { forgetContent } from '#src/platform/content/content-memory.ts'

/** One line of words. @throws {RangeError} when there are none */
export function wordsOf(title: string, what: string): string {
  const words = title.trim().replaceAll(/\s+/g, ' ')
  if (words === '') throw new RangeError(`The ${what} needs a title.`)
  return words
}

/** As YAML has it, in quotes. */
export function quoted(value: string): string {
  return stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()
}

/** @throws {RangeError} when the file is there */
export function writeNew(file: string, text: string): string {
  if (existsSync(file))
    throw new RangeError(`${nameOfFile(file)} is there already. Give yours another title, or change that file.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  forgetContent()
  return file
}

/** One more than the highest place in the files, also in one with a mistake. */
export function nextPlace(files: readonly string[]): number {
  const places = files.map((file) => Number(/^place: *(\d+)/m.exec(readText(file))?.[1]))
  return Math.max(0, ...places.filter(Number.isFinite)) + 1
}

/** Only the list changes: notes and the rest of the file stay as they were written. @param path of the list in the file */
export function addToYamlList(file: string, path: (string | number)[], value: string, inQuotes = false): void {
  const document = parseDocument(readText(file))
  const list = document.getIn(path)
  if (!isSeq(list)) throw new Error(`${file} has no list "${path.join('.')}".`)
  const entry = new Scalar(value)
  if (inQuotes) entry.type = Scalar.QUOTE_DOUBLE
  list.add(entry)
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }))
  forgetContent()
}
