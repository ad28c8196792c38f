import { PRODUCT_NAME } from '#src/shared/product.ts'

/** A page's title with the product's name behind it. */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`
}
