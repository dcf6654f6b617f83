import { problemOf } from '#lib/http/problem'

/** The change under way that ends this session; resolves with whether it was made. */
let change: Promise<boolean> | null = null

/**
 * Follows a change with which the service ends this session, as its page will say. The end may be
 * known before the answer, by the socket or another request.
 */
export function endingSession<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const made = answer.then(
    () => true,
    (error) => problemOf(error).kind === 'signedOut',
  )
  change = made
  void made.then(() => {
    if (change === made) change = null
  })
  return answer
}

/** Tells that the session has ended, unless by a change under way, once that is known. */
export function tellUnexpectedEnd(tell: () => void): void {
  if (change === null) {
    tell()
    return
  }
  void change.then((isMade) => {
    if (!isMade) tell()
  })
}
