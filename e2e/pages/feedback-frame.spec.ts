// The operator's form of a third party on the roadmap.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPage } from '../../testing/browser/open-page.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

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

test('a third-party form loads only on a press, and reaches no storage', async ({ page }) => {
  const form = await startForm()
  try {
    await using server = await startServer({ FEEDBACK_FORM_URL: form.url })
    // Another page's policy is in force: this one was reached without a new document.
    await openPage(page, server.url)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Roadmap' }).click()
    const open = page.getByRole('button', { name: 'Open the feedback form' })
    await open.waitFor()
    await page.getByText(`belongs to another company, at ${new URL(form.url).host}`).waitFor()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    expect([form.asked(), await page.locator('iframe').count()]).toEqual([0, 0])
    await open.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', 'Feedback form')
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
    const inside = page.frameLocator('iframe').frameLocator('iframe')
    await inside.getByText('loaded as null, no storage').waitFor()
    expect(form.asked()).toBe(1)
  } finally {
    form.server.closeAllConnections()
    form.server.close()
  }
})
