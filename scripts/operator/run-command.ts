// What every operator's command has in common: the server's settings, files for its own user alone, services that are
// closed again, and a failure as one line that says what to do.
import { parseArgs } from 'node:util'
import { readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { hasFeature, type OptionalFeature } from '#src/shared/chosen-features.ts'

/** Opens the services of a running server's environment, prints what `run` answers, and ends with 1 when it throws. */
export async function runCommand(run: (services: Services) => Promise<string[] | undefined>): Promise<void> {
  keepNewFilesPrivate()
  await reportFailure(async () => {
    const services = await createServices(readConfig(process.env))
    try {
      for (const line of (await run(services)) ?? []) console.log(line)
    } finally {
      await services.close()
    }
  })
}

/** As `runCommand`, for a command without options, which refuses every option. */
export async function runWithoutOptions(run: (services: Services) => Promise<string[] | undefined>): Promise<void> {
  await reportFailure(async () => {
    parseArgs()
    await runCommand(run)
  })
}

/** @throws for a command of a part that is left out */
export function requireFeature(feature: OptionalFeature): void {
  if (hasFeature(feature)) return
  throw new Error(`FEATURES leaves out ${feature}. With FEATURES=${feature} before it the command works all the same.`)
}

/** For a command that needs no services. */
export async function reportFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** In one line, with what lies behind it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  const { code } = cause as NodeJS.ErrnoException
  return `${error.message} ${cause.message || code}`
}
