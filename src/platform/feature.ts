// A feature as the server sees it: one object that says what it answers, what it does by itself, what it holds on people
// and what it does for other features. `src/server/features.ts` lists them all.
import type { Kysely } from 'kysely'
import type { OptionalFeature } from '#src/shared/chosen-features.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry, SearchTopic } from '#src/shared/search-entry.ts'
import type { Config } from './config.ts'
import type { Tables } from './database/tables/tables.ts'
import type { RawRoute, Route, UserRoute } from './http/route.ts'
import type { OnEmailVerified } from './identity/address-proof.ts'
import type { PersonalDataSource } from './identity/personal-data.ts'
import type { JobKind, RecurringJob } from './jobs/run-jobs.ts'
import type { DoctorCheck } from './operations/doctor-check.ts'
import type { WatchedFigure } from './operations/watched-figure.ts'
import type { Services } from './services.ts'

export interface Feature {
  /** The name of its folder. */
  name: string
  /** It can be left out (`FEATURES`): then it answers, sends and shows nothing, and only looks after what it holds. */
  onlyWith?: OptionalFeature
  /** Open to visitors without an account. */
  publicRoutes?(others: OtherFeatures): Route[]
  /** For signed-in people. */
  userRoutes?(others: OtherFeatures): UserRoute[]
  /** What browsers, mail programs and other servers visit by themselves. */
  rawRoutes?(others: OtherFeatures): RawRoute[]
  /** For operators at their desk: each endpoint checks the caller and the role itself. */
  deskRoutes?(others: OtherFeatures): Route[]
  /** What it does by itself from time to time. */
  jobs?(others: OtherFeatures): RecurringJob[]
  /** What each process does for itself from time to time, beside the queue: its files on this machine. */
  chores?(): RecurringJob[]
  /** What it queues to be done at once, or at a certain time. */
  jobKinds?(others: OtherFeatures): JobKind[]
  /** What it holds on a person, for the export and the deletion of an account. */
  personalData?: PersonalDataSource
  /** What it does, in the same transaction, once a person has proven that a mailbox is theirs. */
  onEmailVerified?: OnEmailVerified
  /** The stored key of a lesson, from its key or its id; undefined for a key that no lesson has. */
  findLessonKey?: FindLessonKey
  /** Its tools, in teaching order. */
  listTools?: ListTools
  /** Places from its content at which buttons are counted. */
  countedPlaces?(): string[]
  /** Pages that no build has: what they say is in the database. */
  livePages?: LivePages
  /** What it does once at the start, before anything is answered. */
  atStart?(services: Services): Promise<void>
  /** What of it the search of the home page finds, in a language. Asked for by the build. */
  searchEntries?(language: Language): SearchEntry[]
  /** Topics, each of which holds some of the tools. Asked for by the build. */
  searchTopics?(language: Language): SearchTopic[]
  /** Messages of the inbox that wait in its own tables, such as words for other parents. */
  waitingKinds?: WaitingKind[]
  /** What messages of a kind may be about; null for what is not there. Undefined for kinds that are another feature's. */
  findSubject?(...which: Parameters<FindSubject>): Subject | null | undefined
  /** What of it people had deleted or stopped since a backup was made that has just been restored. */
  reapplyErasures?(others: OtherFeatures): ReapplyErasures
  /** Figures of it for Prometheus. */
  figures?: WatchedFigure[]
  /** What of it the doctor looks at, in a database that is up to date. */
  doctorChecks?: DoctorCheck[]
}

/** What a message of the inbox is about, in words, with the page of it. */
interface Subject {
  title: string
  path: string | null
}

/** One that waits in a feature's own tables, as the desk shows it. Days are ISO days. */
export interface WaitingMessage {
  id: string
  about: string | null
  detail: string | null
  text: string | null
  times: number
  cameOn: string
  dueOn: string
  /** A person could come to harm. */
  urgent: boolean
  /** What may be decided about it now. */
  decisions: string[]
  /** What has to be looked at before it may be shown to others. */
  flags: string[]
}

/** What an operator decides about such a message. */
interface WaitingDecision {
  id: string
  decision: string
  reason: string | undefined
  /** Codes of messages that were written in the browser that decides. */
  ownCodes: string[]
  /** The flags that the operator has seen. */
  seen: string[]
}

/** A kind of message that waits in a feature's own tables: there it keeps its life, and at the desk it waits beside the others. */
export interface WaitingKind {
  kind: string
  /** What has to be dealt with soonest first, a hundred at most. */
  list(services: Pick<Services, 'database' | 'clock' | 'secrets'>): Promise<WaitingMessage[]>
  /** @param before only of those that wait since an earlier day, an ISO one */
  count(
    query: Kysely<Tables>,
    services: Pick<Services, 'clock'>,
    before?: string,
  ): Promise<{ waiting: number; late: number }>
  /** In the transaction that notes the act. @throws AppError */
  decide(transaction: Kysely<Tables>, services: Pick<Services, 'clock'>, decided: WaitingDecision): Promise<void>
}

export type FindSubject = (kind: string, about: string, language: Language) => Subject | null

export type FindLessonKey = (keyOrId: string) => string | undefined

/** A lesson, for features that speak of it without knowing the curriculum. */
export interface Tool {
  lessonKey: string
  title: string
  serious: boolean
}

export type ListTools = (language: Language) => Tool[]

/**
 * Does again, in a restored database, what the database of before says that people wanted.
 * @returns how many, and of what, for a line such as '2 accounts that were deleted'
 */
export type ReapplyErasures = (
  transaction: Kysely<Tables>,
  services: Services,
  before: Kysely<Tables>,
) => Promise<{ reapplied: number; what: string }>

/** What the document of such a page says before its scripts do, and to those without scripts. */
export interface LivePage {
  title: string
  description: string
  html: string
}

export interface LivePages {
  /** Undefined for all other addresses: they must neither wait for a database nor fail with it. */
  find(services: Services, address: string): (() => Promise<LivePage | undefined>) | undefined
  /** Those that search engines may show, each with the day of its last change (ISO). */
  list(services: Services): Promise<{ path: string; day: string }[]>
}

/** What all features together offer to each one of them, so that none has to know another by its name. */
export interface OtherFeatures {
  personalData: PersonalDataSource[]
  onEmailVerified: OnEmailVerified
  findLessonKey: FindLessonKey
  listTools: ListTools
  findSubject: FindSubject
  waitingKinds: WaitingKind[]
  countedPlaces(): string[]
  doctorChecks: DoctorCheck[]
  figures: WatchedFigure[]
  /** What is built, in words. @throws with what to do when it is not there, or not for the settings that are */
  describeBuild(config: Config): Promise<string>
}
