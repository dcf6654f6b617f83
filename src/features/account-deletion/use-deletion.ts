import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { accountRoutes } from '#contract/paths/account-paths'
import { arriveAt } from '#lib/navigation/arrive-at'
import { interruptedChange } from '#session/interrupted-change'
import { runningSession } from '#session/running-session'
import { endSession } from '#session/sign-out'
import { askForDeletion, findFate } from './deletion-calls'
import { deletionMachine } from './deletion-machine'
import { deletionState } from './deletion-state'

/** Erases what the device keeps of a member, besides what a sign-out does. */
export type EraseDevice = (userId: number) => Promise<void>

const interrupted = interruptedChange<true>()

/** The flow as the page uses it. */
export interface DeletionFlow {
  state: SnapshotFrom<typeof deletionMachine>
  /** The person has just confirmed that it is them, and pressed before. */
  wasInterrupted: boolean
  /** Resolves once nothing is under way any more. */
  confirm: () => Promise<void>
  lookAgain: () => void
}

export function useDeletion(id: number, eraseDevice: EraseDevice): DeletionFlow {
  const [wasInterrupted] = useState(() => interrupted.take() !== null)
  const actor = useActorRef(
    deletionMachine.provide({
      actors: {
        askForDeletion: fromPromise(async () => {
          const outcome = await askForDeletion(id)
          if (outcome.kind === 'confirming') interrupted.keep(true)
          return outcome
        }),
        findFate: fromPromise(async () => {
          const fate = await findFate()
          // The sign-in would send somebody back who still counts as a member.
          if (fate === 'signedOut') runningSession()?.send({ type: 'session.checkDue' })
          return fate
        }),
        leaveDevice: fromPromise(async () => {
          await eraseDevice(id).catch(() => {})
          await arriveAt(accountRoutes['account-goodbye'].pattern)
          await endSession()
        }),
      },
    }),
  )
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => deletionState.set(stateOf(snapshot)))
    return () => {
      unsubscribe()
      if (deletionState.get() === 'underWay') deletionState.set('none')
    }
  }, [actor])
  return {
    state,
    wasInterrupted,
    confirm: async () => {
      actor.send({ type: 'deletion.confirmed' })
      await waitFor(actor, (now) => !now.hasTag('busy'))
    },
    lookAgain: () => actor.send({ type: 'look.pressed' }),
  }
}

function stateOf(snapshot: DeletionFlow['state']): ReturnType<typeof deletionState.get> {
  if (snapshot.matches('leaving') || snapshot.matches('gone')) return 'done'
  return snapshot.matches('deciding') || snapshot.matches('elsewhere') ? 'none' : 'underWay'
}
