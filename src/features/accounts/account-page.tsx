// A page about an account: its form, and beside it where it is wide the open front door.
import type { ComponentProps } from 'react'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import door from '../../../content/en/scenes/door-launchpad.svg?url'

export function AccountPage(props: Omit<ComponentProps<typeof FormPage>, 'scene'>) {
  return <FormPage scene={door} {...props} />
}
