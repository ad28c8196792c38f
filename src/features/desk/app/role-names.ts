// What the roles are called.
import type { MessageKey } from '#src/shared/translate.ts'
import type { DeskRole } from '../desk-roles.contract.ts'

export const ROLE_NAMES = {
  owner: 'desk_role_owner',
  editor: 'desk_role_editor',
  moderator: 'desk_role_moderator',
} as const satisfies Record<DeskRole, MessageKey>
