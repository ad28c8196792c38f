// What the roles are called.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { DeskRole } from '../desk-roles.contract.ts'

export const ROLE_NAMES: Record<DeskRole, string> = {
  owner: m.desk_role_owner(LANGUAGE),
  editor: m.desk_role_editor(LANGUAGE),
  moderator: m.desk_role_moderator(LANGUAGE),
}
