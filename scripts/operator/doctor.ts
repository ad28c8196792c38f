// `npm run doctor`: is everything there that the server needs? Run it with the server's environment. Exits 1 if not.
import { parseArgs } from 'node:util'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { OUTSIDE } from '#src/platform/operations/address-checks.ts'
import { runDoctorChecks } from '#src/platform/operations/doctor.ts'
import { OTHERS } from '#src/server/features.ts'
import { reportFailure } from './run-command.ts'

await reportFailure(async () => {
  // An operator who names a part of it would take its answer for that of the part.
  parseArgs()
  // On a server that was never started it makes the database's file.
  keepNewFilesPrivate()
  const findings = await runDoctorChecks(process.env, OTHERS.describeBuild, OTHERS.doctorChecks, OUTSIDE)
  for (const { what, ok, says } of findings) console.log(`${ok ? 'pass' : 'FAIL'}  ${what}: ${says}`)
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
})
