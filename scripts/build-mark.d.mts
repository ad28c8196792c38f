/** @returns why there has to be a build, in a few words, or undefined when there is a whole one of the sources and settings as they are */
export function whyBuild(): string | undefined
