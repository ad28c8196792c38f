// Writes the file of every scene from its composition: `npm run scenes`. With `--sheet <file.html>` it writes one page that
// shows them all as well, in both schemes, large and as small as on a phone, for people to look at.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathOf, type Scene, writeScene } from './scene.ts'
import { scenes } from './scenes.ts'
import { writeSheet } from './sheet.ts'

const ROOT = join(import.meta.dirname, '../../..')
const { sheet } = parseArgs({ options: { sheet: { type: 'string' } } }).values

for (const scene of scenes) await write(pathOf(scene), writeScene(scene))
console.log(`Wrote ${scenes.length} scenes below content/en.`)

if (sheet !== undefined) {
  const file = resolve(sheet)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    writeSheet(scenes, (scene: Scene) => relative(dirname(file), join(ROOT, pathOf(scene)))),
  )
  console.log(`The sheet is ${sheet}.`)
}

async function write(path: string, text: string): Promise<void> {
  const file = join(ROOT, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
