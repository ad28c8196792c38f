const EMOJI_BY_MODULE: Record<string, string> = { module1: '🎮', module2: '📱', module3: '🛡️', module4: '😊' }

/** The picture of a toolkit; books for one we do not know. */
export function moduleEmoji(moduleId: string): string {
  return EMOJI_BY_MODULE[moduleId] ?? '📚'
}
