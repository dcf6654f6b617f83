import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session-machine'
import type { SessionView } from './session-view'

const statuses = ['guest', 'unavailable'] as const

/** What pages see of the story: a member only together with the person. */
export function viewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, answer, pendingFlow, reauthenticationNeeded, stepsKnown } = snapshot.context
  const steps = { answer, pendingFlow, reauthenticationNeeded, stepsKnown }
  if (!snapshot.matches('member')) {
    const status = statuses.find((name) => snapshot.matches(name)) ?? 'unknown'
    return { status, user: null, ...steps }
  }
  return { status: user ? 'member' : 'unknown', user, ...steps }
}
