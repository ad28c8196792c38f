// Addresses of settings cards. Apart from `paths.ts`, which every page carries.

/** What the settings of devices, apps and providers do, and what they do not. */
export const SETTINGS_HELP_PATH = '/settings-help'

export function settingsCardPath(slug: string): string {
  return `${SETTINGS_HELP_PATH}/${slug}`
}
