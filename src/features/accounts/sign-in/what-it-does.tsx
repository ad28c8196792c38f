// What an account is good for, beside the forms to sign up and to log in.
import { useTranslations } from 'use-intl'

export function WhatItDoes() {
  const t = useTranslations()
  return (
    <>
      <h2>{t('sign_in_does_title')}</h2>
      <ul>
        <li>{t('sign_in_does_progress')}</li>
        <li>{t('sign_in_does_question')}</li>
        <li>{t('sign_in_does_children')}</li>
      </ul>
    </>
  )
}
