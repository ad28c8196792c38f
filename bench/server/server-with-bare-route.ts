// The real app, and beside it `/bare…`: a Hono route that answers with the same bytes and does nothing else.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { readConfig } from '#src/platform/config.ts'
import { openSqlite } from '#src/platform/database/database.ts'
import { createServices } from '#src/platform/services.ts'
import { createApp } from '#src/server/app.ts'
import { readPageTable } from '#src/server/edge/page-table.ts'
import { LOADED_PATHS } from './loaded-paths.ts'

const port = Number(process.argv[2])
const services = await createServices(readConfig({ PORT: String(port) }), { database: await openSqlite(':memory:') })
const app = createApp(services, await readPageTable())

const bare = new Hono()
for (const path of Object.values(LOADED_PATHS)) {
  const answer = await app.request(path, { headers: { 'accept-encoding': 'br' } })
  const body = await answer.arrayBuffer()
  const type = answer.headers.get('content-type') ?? ''
  bare.get(`/bare${path}`, (context) => context.body(body, 200, { 'Content-Type': type }))
}

const fetchEither = (request: Request, env: object) =>
  request.url.includes('/bare') ? bare.fetch(request, env) : app.fetch(request, env)
serve({ fetch: fetchEither, port, hostname: '127.0.0.1' }, () => console.log('ready'))
