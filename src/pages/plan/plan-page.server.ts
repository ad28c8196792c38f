// What the built page of the plan knows: its rooms, what they suggest, and the pictures of what it may lead to.
import { findNightPath, scenePathOrPlain } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { loadAgreementLines } from '#src/features/family/agreement/agreement-lines.server.ts'
import type { SuggestedLine } from '#src/features/family/agreement/suggested-lines.ts'
import type { StepKind } from '#src/features/family/start/first-steps.ts'
import type { TrialSummary } from '#src/features/family/things-to-try/thing-to-try.ts'
import { loadThingsToTry } from '#src/features/family/things-to-try/things-to-try.server.ts'
import type { Language } from '#src/shared/languages.ts'
import type { PlanRoom } from '#src/shared/plan-room.ts'

interface RoomScenes {
  day: string
  night: string
}

export interface PlanPageData {
  rooms: Record<PlanRoom, RoomScenes>
  suggested: SuggestedLine[]
  /** Things to try, by slug. */
  trials: Record<string, TrialSummary>
  /** For first steps: one picture for each kind, because a tool's own would show the server which tools are in the list. */
  pictures: Record<StepKind, string>
}

export function loadPlanPage(language: Language): PlanPageData {
  return {
    rooms: listRoomScenes(),
    suggested: loadAgreementLines(language).lines,
    trials: Object.fromEntries(
      loadThingsToTry(language).map(({ slug, title, length, room }) => [slug, { title, length, room }]),
    ),
    pictures: {
      talk: scenePathOrPlain('way-talks'),
      setting: scenePathOrPlain('way-set-up'),
      rule: scenePathOrPlain('way-plan'),
      tool: scenePathOrPlain('door-launchpad'),
    },
  }
}

function listRoomScenes(): Record<PlanRoom, RoomScenes> {
  return {
    sleep: scenesOf('sleep'),
    games: scenesOf('games'),
    'telling-us': scenesOf('telling-us'),
    'new-apps': scenesOf('new-apps'),
    meals: scenesOf('meals'),
    money: scenesOf('money'),
  }
}

function scenesOf(room: PlanRoom): RoomScenes {
  const name = `plan-${room}`
  return { day: scenePathOrPlain(name), night: findNightPath(name) ?? scenePathOrPlain(name) }
}
