// Spoken words and actions: '[Shrugs.] Maybe.' has both.

/** An action is in square brackets, at the start or alone. */
export function SpokenWords({ words }: { words: string }) {
  const [, done, said = words] = /^\[([^\]]*)\]\s*(.*)$/.exec(words) ?? []
  return (
    <>
      {done === undefined ? null : <em>{`[${done}]`}</em>}
      {done === undefined || said === '' ? null : ' '}
      {said === '' ? null : <q>{said}</q>}
    </>
  )
}
