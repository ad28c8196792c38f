// A port that cannot be opened, said so that an operator knows what to do.
import { ConfigError } from './config.ts'

/**
 * What a server's `error` before it listens means: one line that names the setting, or the error as it is.
 * @param setting the variable that says which port
 */
export function explainListenFailure(error: NodeJS.ErrnoException & { port?: number }, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError([`Port ${error.port} is taken. Stop what uses it, or set ${setting} to another number.`])
  }
  if (error.code === 'EACCES') {
    return new ConfigError([`Port ${error.port} may not be opened. Set ${setting} to a number above 1023.`])
  }
  return error
}
