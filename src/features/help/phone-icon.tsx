/** A telephone receiver, in the colour of its text. The words beside it say what it is for. */
export function PhoneIcon() {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">
      <path d="M6.6 3.5 9 3l2 5-2.1 1.6a12 12 0 0 0 5.5 5.5L16 13l5 2-.5 2.4c-.3 2-2 3.6-4 3.4C9.3 20.2 3.8 14.7 3.2 7.5c-.2-2 1.4-3.7 3.4-4z" />
    </svg>
  )
}
