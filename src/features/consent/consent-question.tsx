// The question about cookies at its moment.
import { ConsentDialog } from './consent-dialog.tsx'
import { useQuietMoment } from './quiet-moment.ts'

export default function ConsentQuestion() {
  return useQuietMoment() ? <ConsentDialog /> : null
}
