// `npm run doctor`: is everything there that the server needs? Run it with the server's environment. Exits 1 if not.
import { checkRoom } from '#src/features/sharing/notebook-room.server.ts'
import { runDoctorChecks } from '#src/platform/operations/doctor.ts'
import { readPageTable } from '#src/server/edge/page-table.ts'

const countPages = async () => (await readPageTable()).size
const findings = await runDoctorChecks(process.env, countPages, [{ what: 'shared plans', check: checkRoom }])
for (const { what, ok, says } of findings) console.log(`${ok ? 'pass' : 'FAIL'}  ${what}: ${says}`)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
