// H15, D-29: the operator's form of a third party on the roadmap.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { lendBrowser } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { startServer } from '../../testing/servers/server.ts'

const lent = lendBrowser()

/** A third party: its page writes what it can reach into its own text. */
async function startForm(): Promise<{ server: Server; url: string; asked: () => number }> {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Form</title><p id="out"></p><script>
      let out = 'loaded as ' + self.origin
      try { localStorage.length; out += ', read storage' } catch { out += ', no storage' }
      document.getElementById('out').textContent = out
    </script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f`, asked: () => asked }
}

test('H15: a third party form loads on a press only, wherever the visit began, and reaches no storage', async () => {
  const form = await startForm()
  try {
    await using server = await startServer({ FEEDBACK_FORM_URL: form.url })
    await using visit = await startVisit(lent.browser)
    const { page } = visit
    // Another page's policy is in force: this one was reached without a new document.
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Roadmap' }).click()
    const open = page.getByRole('button', { name: 'Open the feedback form' })
    await open.waitFor()
    await page.getByText(`belongs to another company, at ${new URL(form.url).host}`).waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    expect([form.asked(), await page.locator('iframe').count()]).toEqual([0, 0])
    await open.click()
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('title')).toBe('Feedback form')
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
    const inside = page.frameLocator('iframe').frameLocator('iframe')
    await inside.getByText('loaded as null, no storage').waitFor()
    expect(form.asked()).toBe(1)
  } finally {
    form.server.closeAllConnections()
    form.server.close()
  }
})
