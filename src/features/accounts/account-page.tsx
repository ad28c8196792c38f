// A page about an account: its form, with the open front door, or a picture of its own.
import type { ComponentProps } from 'react'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import door from '../../../content/en/scenes/door-launchpad.svg?url'

export function AccountPage(props: ComponentProps<typeof FormPage>) {
  return <FormPage scene={door} {...props} />
}
