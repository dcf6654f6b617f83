import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session-machine'
import type { SessionView } from './session-view'

const standings = ['unknown', 'guest', 'member', 'unavailable'] as const

/** What pages see of the story: a person only while it is certain who it is. */
export function viewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, answer, pendingFlow, proofNeeded, stepsKnown } = snapshot.context
  const standing = standings.find((name) => snapshot.matches(name)) ?? 'unknown'
  const isMember = standing === 'member'
  return { standing, user: isMember ? user : null, answer, pendingFlow, proofNeeded, stepsKnown }
}
