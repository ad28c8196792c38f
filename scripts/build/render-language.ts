// Renders the pages of one language that is not English (React Router itself renders those): the same build asked under the prefix of
// the language. One route table with the language in each path would be four times as long on every page, and would take
// `/no-such-page` for the home page of a language.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { PAGES } from '#src/pages/table.ts'
import { FALLBACK_PATH } from '#src/server/edge/serve-pages.ts'
import { isLanguage, LANGUAGES } from '#src/shared/languages.ts'
import { CLIENT_FOLDER, SERVER_ENTRY } from './pages-folder.ts'

const [language] = process.argv.slice(2)
if (language === undefined || !isLanguage(language)) throw new Error(`There is no language "${language}".`)
const { prefix } = LANGUAGES[language]
const built = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerBuild
const pages = PAGES.map((page) => ({ ...page, addresses: page.staticPaths?.(language) ?? [page.path] }))
const answer = createRequestHandler(
  { ...built, basename: prefix, prerender: pages.flatMap(({ addresses }) => addresses) },
  'production',
)

for (const { file, addresses } of pages) {
  const route = built.routes[file.replace(/\.tsx$/, '')]
  if (route === undefined) throw new Error(`${file} is not in the build.`)
  for (const address of addresses) {
    const path = address === '/' ? prefix : prefix + address
    if (route.module.loader !== undefined) {
      const data = address === '/' ? `${prefix}/_.data` : `${path}.data`
      await write(data, await ask(data))
    }
    await write(`${path}/index.html`, await ask(`${path}/`))
  }
}
await write(prefix + FALLBACK_PATH, await ask(prefix, { 'X-React-Router-SPA-Mode': 'yes' }))

async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await answer(new Request(`http://localhost${path}`, { headers }))
  const text = await response.text()
  // The data of a page is answered with 202.
  if (response.status !== 200 && response.status !== 202) {
    throw new Error(`${path} was answered with ${response.status} while it was rendered:\n${text}`)
  }
  return text
}

async function write(path: string, text: string): Promise<void> {
  const file = join(CLIENT_FOLDER, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
