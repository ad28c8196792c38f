// What erasing means, said where it is asked for and where it is done.
export function ErasureWords() {
  return (
    <p>
      We delete your address and everything that belongs to it. What stays is a fingerprint that nobody can turn back
      into your address. It keeps us from writing to you again by mistake.
    </p>
  )
}
