// THE LIST OF MESSAGES: everything that people write to us is of one of these kinds. A new kind needs an entry here, a form on its page
// (`message-form.tsx`), and its texts: `desk_inbox_kind_…`, `desk_inbox_lead_…` and its line of the privacy policy.
import { isOffered, type OptionalFeature } from '#src/shared/chosen-features.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import type { PlainKey } from '#src/shared/translate.ts'

/** What an operator may decide about a message. */
export const DECISIONS = ['done', 'close', 'pass', 'keep', 'hide', 'refuse', 'remove'] as const
export type Decision = (typeof DECISIONS)[number]

interface KindRules {
  /** The roles that read it at the desk, besides owners. */
  readers: readonly OperatorRole[]
  /** The feature without which this kind is neither sent nor read. */
  onlyWith?: OptionalFeature
  /** What `POST /api/inbox/{kind}` takes. A kind without it comes by an endpoint of its own. */
  form?: {
    needs: readonly ('about' | 'detail' | 'text' | 'email')[]
    /** UTF-16 units of the words, and of the detail, as `maxlength` counts. */
    textMost: number
    /** The message when the required words are missing. */
    missing: PlainKey
    thanks: PlainKey
    /** Only from pages in another language than English. */
    translated?: true
  }
  /** A person answers it by mail. Its number is short enough to be read out. */
  answered?: true
  /** Days until a person must have dealt with it. */
  dueDays: number
  /** The age in days from which the log and the daily mail report it. */
  tellDays?: number
  decisions: Readonly<Partial<Record<Decision, { reasons?: Readonly<Record<string, PlainKey>> }>>>
  /**
   * Days until it is deleted, counted from its arrival and from its closing (0: at once). `line` begins the line of the privacy policy.
   * Neither this nor limits for kinds in the tables of their feature, which accepts and deletes them.
   */
  kept?: { line: string; came?: number; closed?: number }
  limits?: {
    /** Messages a day of one network, or of one account for kinds that only signed-in people send. */
    each: number
    /** Messages a day of all senders together. */
    all: number
    /** Waiting messages. */
    waiting: number
    /** Messages above the last two limits are still accepted, and logged. */
    neverRefused?: true
  }
}

const CLOSE_REASONS = {
  answered: 'desk_inbox_reason_answered',
  'answered-elsewhere': 'desk_inbox_reason_elsewhere',
  withdrawn: 'desk_inbox_reason_withdrawn',
  'told-before': 'desk_inbox_reason_before',
  'no-complaint': 'desk_inbox_reason_none',
} as const satisfies Record<string, PlainKey>

/** UTF-16 units of a comment on a tool. */
export const COMMENT_LIMIT = 2_000

/** The reasons that the writer of refused words reads. */
export const REFUSAL_REASONS = {
  contact: 'tips_words_contact',
  names: 'tips_words_names',
  unkind: 'tips_words_unkind',
  unsafe: 'tips_words_unsafe',
  'off-topic': 'tips_words_off_topic',
} as const satisfies Record<string, PlainKey>

const EVERYBODY: readonly OperatorRole[] = ['editor', 'moderator']
const YEAR = 365

const KINDS = {
  /** About personal data. The law gives us 30 days. */
  complaint: {
    readers: ['moderator'],
    form: {
      needs: ['email', 'text'],
      textMost: 4_000,
      missing: 'contact_answers_complaint_missing',
      thanks: 'contact_answers_complaint_taken',
    },
    answered: true,
    dueDays: 30,
    tellDays: 25,
    decisions: { close: { reasons: CLOSE_REASONS } },
    kept: { line: 'A complaint about your data', closed: YEAR },
    limits: { each: 10, all: 100, waiting: 500, neverRefused: true },
  },
  /** On a tool, by a signed-in parent. `about` is the lesson key, `detail` the rating. It stays as long as the account. */
  comment: {
    readers: ['editor'],
    dueDays: 30,
    decisions: { done: {} },
    kept: { line: 'Your feedback on tools' },
    limits: { each: 60, all: 200, waiting: 1_000, neverRefused: true },
  },
  /** For the roadmap. */
  idea: {
    readers: EVERYBODY,
    form: {
      needs: ['text'],
      textMost: 2_000,
      missing: 'contact_answers_idea_missing',
      thanks: 'contact_answers_idea_taken',
    },
    dueDays: 30,
    decisions: { done: {} },
    kept: { line: 'An idea for the roadmap', came: YEAR },
    limits: { each: 20, all: 100, waiting: 500 },
  },
  /** 'This looks different now'. `about` is the guide. */
  guide_report: {
    readers: ['editor'],
    form: {
      needs: ['about'],
      textMost: 300,
      missing: 'contact_answers_idea_missing',
      thanks: 'device_guides_answers_taken',
    },
    dueDays: 14,
    decisions: { done: {} },
    kept: { line: 'A report on a device guide', came: YEAR, closed: 0 },
    limits: { each: 10, all: 100, waiting: 500 },
  },
  /** 'This sounds wrong'. `about` is the page without its language, `detail` the sentence. */
  translation_report: {
    readers: ['editor'],
    form: {
      needs: ['about', 'detail'],
      textMost: 500,
      missing: 'translations_answers_empty',
      thanks: 'translations_answers_taken',
      translated: true,
    },
    dueDays: 14,
    decisions: { done: {} },
    kept: { line: 'A report on a translation', came: YEAR, closed: 0 },
    limits: { each: 20, all: 100, waiting: 500 },
  },
  /** What worked for a parent, for others: read before it is shown, and again when it was reported. `about` is the lesson key. */
  tip: {
    readers: ['moderator'],
    onlyWith: 'community',
    dueDays: 7,
    tellDays: 1,
    decisions: { pass: {}, keep: {}, hide: {}, refuse: { reasons: REFUSAL_REASONS } },
  },
  /** A name in a class agreement that was reported, and nothing of whose it is. */
  name_report: {
    readers: ['moderator'],
    onlyWith: 'community',
    dueDays: 7,
    tellDays: 1,
    decisions: { keep: {}, remove: {} },
  },
} as const satisfies Record<string, KindRules>

export type MessageKind = keyof typeof KINDS

export const MESSAGE_KINDS: Record<MessageKind, KindRules> = KINDS
export const KIND_NAMES = Object.keys(KINDS) as [MessageKind, ...MessageKind[]]

/** Those that come by `POST /api/inbox/{kind}`. */
export type SentKind = {
  [Kind in MessageKind]: (typeof KINDS)[Kind] extends { form: object } ? Kind : never
}[MessageKind]

/** What a kind is called. */
export const kindWords = (kind: MessageKind) => `desk_inbox_kind_${kind}` as const

/** Whether a role reads messages of a kind. */
export function mayRead(role: OperatorRole, kind: MessageKind): boolean {
  return isOffered(MESSAGE_KINDS[kind]) && (role === 'owner' || MESSAGE_KINDS[kind].readers.includes(role))
}
