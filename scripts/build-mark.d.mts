/** @returns why there has to be a build, in a few words, or undefined when there is a whole one of the sources and settings as they are */
export function whyBuild(): string | undefined

/** The names of the settings that stand in the pages. */
export const BUILD_SETTINGS: readonly string[]
