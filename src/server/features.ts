// THE LIST OF FEATURES. The manifest of each, `<feature>.feature.server.ts`, says what it answers, does and stores.
import { accounts } from '#src/features/accounts/accounts.feature.server.ts'
import { analytics } from '#src/features/analytics/analytics.feature.server.ts'
import { classAgreement } from '#src/features/community/class-agreement/class-agreement.feature.server.ts'
import { tips } from '#src/features/community/tips/tips.feature.server.ts'
import { curriculum } from '#src/features/curriculum/curriculum.feature.server.ts'
import { talks } from '#src/features/curriculum/talks/talks.feature.server.ts'
import { deviceGuides } from '#src/features/device-guides/device-guides.feature.server.ts'
import { plan } from '#src/features/family/plan.feature.server.ts'
import { reminders } from '#src/features/family/reminders/reminders.feature.server.ts'
import { sharing } from '#src/features/family/sharing/sharing.feature.server.ts'
import { help } from '#src/features/help/help.feature.server.ts'
import { inbox } from '#src/features/inbox/inbox.feature.server.ts'
import { mailReports, newsletter } from '#src/features/newsletter/newsletter.feature.server.ts'
import { outcomes } from '#src/features/outcomes/outcomes.feature.server.ts'
import { progress } from '#src/features/progress/progress.feature.server.ts'
import { resources } from '#src/features/resources/resources.feature.server.ts'
import { desk } from '#src/pages/desk/desk.feature.server.ts'
import { home } from '#src/pages/home/home.feature.server.ts'
import { site } from '#src/pages/pages.feature.server.ts'
import type { Feature, LivePages, OtherFeatures } from '#src/platform/feature.ts'
import type { Services } from '#src/platform/services.ts'
import { isOffered } from '#src/shared/chosen-features.ts'
import { describeBuild } from './edge/page-table.ts'

const ALL_FEATURES: Feature[] = [
  curriculum,
  home,
  help,
  site,
  accounts,
  progress,
  plan,
  talks,
  deviceGuides,
  outcomes,
  tips,
  newsletter,
  reminders,
  resources,
  inbox,
  sharing,
  classAgreement,
  analytics,
  mailReports,
  desk,
]

export const FEATURES = ALL_FEATURES.map((feature) => (isOffered(feature) ? feature : whatStaysOf(feature)))

/** What the features offer to each other. */
export const OTHERS: OtherFeatures = {
  personalData: FEATURES.flatMap(({ personalData }) => personalData ?? []),
  async onEmailVerified(...proof) {
    for (const { onEmailVerified } of FEATURES) await onEmailVerified?.(...proof)
  },
  findLessonKey: (keyOrId) => firstOf((feature) => feature.findLessonKey?.(keyOrId)),
  // A subject that no feature knows stands for itself, such as the path of a page.
  findSubject(...which) {
    const found = firstOf((feature) => feature.findSubject?.(...which))
    return found === undefined ? { title: which[1], path: null } : found
  },
  waitingKinds: FEATURES.flatMap(({ waitingKinds }) => waitingKinds ?? []),
  countedPlaces: () => FEATURES.flatMap(({ countedPlaces }) => countedPlaces?.() ?? []),
  doctorChecks: FEATURES.flatMap(({ doctorChecks }) => doctorChecks ?? []),
  figures: FEATURES.flatMap(({ figures }) => figures ?? []),
  describeBuild: (config) => describeBuild(config),
  listTools: (language) => FEATURES.flatMap(({ listTools }) => listTools?.(language) ?? []),
}

/** The pages of all features that no build has. */
export const LIVE_PAGES: LivePages = {
  find: (services, address) => firstOf(({ livePages }) => livePages?.find(services, address)),
  list: async (services) =>
    (await Promise.all(FEATURES.map(({ livePages }) => livePages?.list(services) ?? []))).flat(),
}

/** What a database needs before the first request: done once by each process. */
export async function startFeatures(services: Services): Promise<void> {
  for (const { atStart } of FEATURES) await atStart?.(services)
}

/** What the job table may hold for features that are left out, which no worker here takes up. */
export function listLeftOutWork(): { recurring: string[]; kinds: string[] } {
  const leftOut = ALL_FEATURES.filter((feature) => !isOffered(feature))
  const jobs = leftOut.flatMap((feature) => feature.jobs?.(OTHERS) ?? [])
  return {
    recurring: jobs.filter(({ forgets }) => forgets !== true).map(({ name }) => name),
    kinds: leftOut.flatMap((feature) => feature.jobKinds?.(OTHERS) ?? []).map(({ kind }) => kind),
  }
}

/** What a feature that is left out still does: the data it holds on people is exported, deleted and removed in time. */
function whatStaysOf({ name, personalData, reapplyErasures, jobs, searchEntries }: Feature): Feature {
  return {
    name,
    ...(personalData && { personalData }),
    ...(reapplyErasures && { reapplyErasures }),
    ...(jobs && { jobs: (others) => jobs(others).filter(({ forgets }) => forgets) }),
    // The editor's words name the addresses of all pages; the search shows those that there are.
    ...(searchEntries && { searchEntries }),
  }
}

function firstOf<Found>(ask: (feature: Feature) => Found | undefined): Found | undefined {
  for (const feature of FEATURES) {
    const found = ask(feature)
    if (found !== undefined) return found
  }
  return undefined
}
