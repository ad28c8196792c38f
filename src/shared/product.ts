// The names of the product and its parts, defined only here.

/** A setting of the build (`docs/how-to/brand.md`): Vite writes it into the scripts, the server reads it. */
export const PRODUCT_NAME = process.env.PRODUCT_NAME?.trim() || 'Handrail'

/** What the weekly newsletter is called. */
export const NEWSLETTER_NAME = 'Saturday Morning Summary'

/** The privacy policy that a consent refers to. */
export const PRIVACY_POLICY_VERSION = '1.0'
