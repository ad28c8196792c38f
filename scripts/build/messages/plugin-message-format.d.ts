// The package has no types of its own.
declare module '@inlang/plugin-message-format' {
  import type { InlangPlugin } from '@inlang/sdk'

  const plugin: InlangPlugin
  export default plugin
}
