// The frame of every page but the player, around the page that is open.

import { Outlet } from 'react-router'
import { AccountArea } from '#src/features/accounts/account-area.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { isTranslated } from '#src/web/language/language.ts'
import { Notice } from '#src/web/ui/frame/notice.tsx'
import { PageWait } from '#src/web/ui/frame/page-wait.tsx'
import { SiteFrame } from '#src/web/ui/frame/site-frame.tsx'

export default function SiteLayout() {
  return (
    <SiteFrame account={<AccountArea />} footer={isTranslated() ? <SoundsWrong /> : null}>
      <Notice />
      <PageWait>
        <Outlet />
      </PageWait>
    </SiteFrame>
  )
}
