// A feature as the server sees it: one object that says what it answers, what it does by itself, what it holds on people
// and what it does for other features. `src/server/features.ts` lists them all.
import type { Kysely } from 'kysely'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry, SearchTopic } from '#src/shared/search-entry.ts'
import type { Config } from './config.ts'
import type { Tables } from './database/tables/tables.ts'
import type { RawRoute, Route, UserRoute } from './http/route.ts'
import type { OnEmailVerified } from './identity/address-proof.ts'
import type { PersonalDataSource } from './identity/personal-data.ts'
import type { Job } from './job.ts'
import type { DoctorCheck } from './operations/doctor-check.ts'
import type { Services } from './services.ts'

export interface Feature {
  /** The name of its folder. */
  name: string
  /** For everybody. */
  publicRoutes?(others: OtherFeatures): Route[]
  /** For signed-in people. */
  userRoutes?(others: OtherFeatures): UserRoute[]
  /** What browsers, mail programs and other servers visit by themselves. */
  rawRoutes?(others: OtherFeatures): RawRoute[]
  /** For operators at their desk: each finds out by itself who asks, and whether their role may. */
  deskRoutes?(others: OtherFeatures): Route[]
  /** Who may see the pages of the desk. */
  deskGate?(services: Services): DeskGate
  /** What it does by itself from time to time. */
  jobs?(others: OtherFeatures): Job[]
  /** What it holds on a person, for the export and the deletion of an account. */
  personalData?: PersonalDataSource
  /** What it does, in the same transaction, once somebody has proven that a mailbox is theirs. */
  onEmailVerified?: OnEmailVerified
  /** The stored key of a lesson, from its key or its id; undefined for what is no lesson of ours. */
  findLessonKey?: FindLessonKey
  /** Its tools, in teaching order. */
  listTools?: ListTools
  /** Places that its content brings, at which buttons are counted. */
  countedPlaces?(): string[]
  /** Who gets mails at an address that they confirmed, account or not. */
  findReader?: FindReader
  /** Which of its built pages may be shown yet. */
  pageGate?(services: Services): PageGate
  /** What of it the search of the home page finds, in a language. Asked for by the build. */
  searchEntries?(language: Language): SearchEntry[]
  /** Topics, each of which holds some of the tools. Asked for by the build. */
  searchTopics?(language: Language): SearchTopic[]
  /** What of it people had deleted or stopped since a backup was made that has just been restored. */
  carryOver?(others: OtherFeatures): CarryOver
  /** What of it the doctor looks at, in a database that is up to date. */
  doctorChecks?: DoctorCheck[]
}

export type FindLessonKey = (keyOrId: string) => string | undefined

/** A lesson, for features that speak of it without knowing the curriculum. */
export interface Tool {
  lessonKey: string
  title: string
  serious: boolean
}

export type ListTools = (language: Language) => Tool[]

/** Somebody who confirmed an address and gets mails there. */
interface Reader {
  id: string
  email: string
}

export type FindReader = (
  query: Kysely<Tables>,
  by: Pick<Reader, 'id'> | { canonicalEmail: string },
) => Promise<Reader | undefined>

/**
 * Does again, in a restored database, what the database of before says that people wanted.
 * @returns how many, and of what, for a line such as '2 accounts that were deleted'
 */
export type CarryOver = (
  transaction: Kysely<Tables>,
  services: Services,
  before: Kysely<Tables>,
) => Promise<{ carried: number; what: string }>

/** Whether a request for a page of the desk comes from somebody who is signed in there. */
export type DeskGate = (request: Request) => Promise<boolean>

/**
 * What has to be asked before the page at a path is shown: whether it may be yet. Undefined for pages that wait for nothing, which is
 * nearly all of them: they must neither wait for a database nor fail with it.
 */
export type PageGate = (path: string) => (() => Promise<boolean>) | undefined

/** What all features together offer to each one of them, so that none has to know another by its name. */
export interface OtherFeatures {
  personalData: PersonalDataSource[]
  onEmailVerified: OnEmailVerified
  findLessonKey: FindLessonKey
  listTools: ListTools
  findReader: FindReader
  countedPlaces(): string[]
  doctorChecks: DoctorCheck[]
  /** What is built, in words. @throws with what to do when it is not there, or not for the settings that are */
  describeBuild(config: Config): Promise<string>
}
