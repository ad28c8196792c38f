// '/account': what accounts hold, with the tips and what was finished between.

import { MyAccount } from '#src/features/accounts/my-account.tsx'
import { OwnerTips } from '#src/features/newsletter/owner-tips.tsx'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/account-page.ts'
import { FinishedTools } from './finished-tools.tsx'
import type { Toolkit } from './toolkits.contract.ts'
import { listToolkits } from './toolkits.server.ts'

export function loader(): Toolkit[] {
  return listToolkits(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('my_account_title')) },
    { name: 'description', content: t('my_account_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <MyAccount>
      <FinishedTools toolkits={loaderData} />
      <OwnerTips />
    </MyAccount>
  )
}
