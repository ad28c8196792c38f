// What the roles are called.

import type { OperatorRole } from '#src/shared/operators.ts'
import type { MessageKey } from '#src/shared/translate.ts'

export const ROLE_NAMES = {
  owner: 'desk_role_owner',
  editor: 'desk_role_editor',
  moderator: 'desk_role_moderator',
} as const satisfies Record<OperatorRole, MessageKey>
