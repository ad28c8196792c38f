// How long the part of a built file's name is that says which version it is. A list of all files comes with a first visit, and
// what a hash says cannot be compressed: of two versions of one file 24 bits are enough to tell them apart, not 48.
import type { Plugin } from 'vite'

const SHORT = '[hash:6]'
/** Rolldown's own least for some hundred scripts. */
const SHORT_OF_SCRIPTS = '[hash:7]'

/** For `vite.config.ts`. React Router says the names itself, so they are changed after it. */
export function shortHashes(): Plugin {
  return {
    name: 'handrail-short-hashes',
    apply: 'build',
    outputOptions: ({ entryFileNames, chunkFileNames, assetFileNames, ...options }) => ({
      ...options,
      entryFileNames: shorten(entryFileNames, SHORT_OF_SCRIPTS),
      chunkFileNames: shorten(chunkFileNames, SHORT_OF_SCRIPTS),
      assetFileNames: shorten(assetFileNames, SHORT),
    }),
  }
}

type Name<Info> = string | ((info: Info) => string)

function shorten<Info>(name: Name<Info> | undefined, hash: string): Name<Info> {
  if (name === undefined) throw new Error('Vite or React Router no longer say how a built file is called.')
  if (typeof name === 'string') return name.replace('[hash]', hash)
  return (info) => name(info).replace('[hash]', hash)
}
