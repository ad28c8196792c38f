// `npm run doctor`: is everything there that the server needs? Run it with the server's environment. Exits 1 if not.
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { runDoctorChecks } from '#src/platform/operations/doctor.ts'
import { OTHERS } from '#src/server/features.ts'

// On a server that was never started it makes the database's file.
keepNewFilesPrivate()
const findings = await runDoctorChecks(process.env, OTHERS.describeBuild, OTHERS.doctorChecks)
for (const { what, ok, says } of findings) console.log(`${ok ? 'pass' : 'FAIL'}  ${what}: ${says}`)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
