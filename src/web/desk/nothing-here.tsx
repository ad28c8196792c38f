// Below `/desk`, what is no page of it.
import { useTranslations } from 'use-intl'

export default function NothingHere() {
  const t = useTranslations()
  return <h1>{t('desk_shell_nothing')}</h1>
}
