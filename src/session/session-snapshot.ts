import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session-machine'
import type { SessionView } from './session-view'

const standings = ['guest', 'unavailable'] as const

/** What pages see of the story: a member only together with the person. */
export function viewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, answer, pendingFlow, proofNeeded, stepsKnown } = snapshot.context
  const steps = { answer, pendingFlow, proofNeeded, stepsKnown }
  if (!snapshot.matches('member')) {
    const standing = standings.find((name) => snapshot.matches(name)) ?? 'unknown'
    return { standing, user: null, ...steps }
  }
  return { standing: user ? 'member' : 'unknown', user, ...steps }
}
