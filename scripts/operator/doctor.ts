// `npm run doctor`: is everything there that the server needs? Run it with the server's environment. Exits 1 if not.
import { runDoctorChecks } from '#src/platform/operations/doctor.ts'
import { readPageTable } from '#src/server/edge/page-table.ts'

const findings = await runDoctorChecks(process.env, async () => (await readPageTable()).size)
for (const { what, ok, says } of findings) console.log(`${ok ? 'pass' : 'FAIL'}  ${what}: ${says}`)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
