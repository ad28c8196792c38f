// What the product and its parts are called: the one place where it stands.
export const PRODUCT_NAME = 'Handrail'

/** What the weekly newsletter is called. */
export const NEWSLETTER_NAME = 'Saturday Morning Summary'

/** The privacy policy that a consent refers to. */
export const PRIVACY_POLICY_VERSION = '1.0'
