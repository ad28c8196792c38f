const LIMIT = 120

/**
 * What a stranger's address may say on our page: at most 120 plain characters, without addresses, control characters or
 * characters that turn the direction of text.
 */
export function plainNotice(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S*|\bwww\.\S*|\S+@\S+/gi, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LIMIT)
}
