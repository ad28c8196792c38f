// A page as it leaves the build: nothing in it runs that its own content policy does not know.
import { createHash } from 'node:crypto'
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const START = `import * as route0 from "/assets/home.js";
window.__reactRouterRouteModules = {route0};

import("/assets/entry.js");`
const page = (body = '') =>
  `<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/home.js"/></head><body>${body}<script type="module" async="">${START}</script></body></html>`

async function finish(html: string, tags = { head: '', end: '' }) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-finish-'))
  await mkdir(join(folder.path, 'assets'))
  await writeFile(join(folder.path, 'assets/a.css'), 'p{color:red}')
  await writeFile(join(folder.path, 'assets/home.js'), 'const a=1;export{a as default};')
  return await finishPage(html, folder.path, tags)
}

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

test('the policy of a page has the hash of each inline script and style only', async () => {
  const { html, contentPolicy } = await finish(page('<script>window.a = 1</script>'))
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => hashOf(text))
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => hashOf(text))
  expect([scripts.length, styles.length]).toEqual([2, 1])
  expect(directive(contentPolicy, 'script-src')).toBe(["script-src 'self'", ...scripts].join(' '))
  expect(directive(contentPolicy, 'style-src')).toBe(["style-src 'self'", ...styles].join(' '))
  expect(contentPolicy).not.toContain('unsafe')
})

test('a block of data is no script: what search engines read needs no hash', async () => {
  const { contentPolicy } = await finish(page(), {
    head: '',
    end: '<script type="application/ld+json">{"a":1}</script>',
  })
  expect(contentPolicy).not.toContain(hashOf('{"a":1}'))
})

test('what only machines read comes after what people see, except for the head', async () => {
  const { html } = await finish(page('<p>words</p>'), {
    head: '<meta name="a"/>',
    end: '<script type="b/c">{}</script>',
  })
  const places = ['<meta name="a"/>', '</head>', '<p>words</p>', '<script type="b/c">{}</script></body>'].map((part) =>
    html.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a style in an attribute, which the policy would block, ends the build', async () => {
  await expect(finish(page('<p style="color:red">x</p>'))).rejects.toThrow(/style attribute/)
})
