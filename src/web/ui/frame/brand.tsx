// Name and mark: three yellow steps on night, or the logo of who runs the website.

import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { PageLink } from '../page-link.tsx'
import styles from './brand.module.css'

export function Brand() {
  return (
    <PageLink to={HOME_PATH} className={styles.brand}>
      {process.env.BRAND_LOGO ? <img src="/icon.svg" alt="" width="32" height="32" /> : <Steps />}
      {PRODUCT_NAME}
    </PageLink>
  )
}

function Steps() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" className={styles.tile} />
      <path
        d="M7 23h6v-6h6v-6h6"
        className={styles.steps}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
