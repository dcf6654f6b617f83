import { useMutation } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { type CarryOutInput, type ChangeOutcome, createChangeMachine } from './change-machine'
import type { InterruptedChange } from './interrupted-change'

type ChangeMachine<Change> = ReturnType<typeof createChangeMachine<Change>>

/** A story of changes to one's own account, as a page has it. */
export interface ChangeStory<Change> {
  actor: ActorRefFrom<ChangeMachine<Change>>
  state: SnapshotFrom<ChangeMachine<Change>>
}

interface ChangeDeps<Change> {
  carryOut: (change: Change) => Promise<ChangeOutcome>
  /** Where a change waits while the person proves who they are. */
  interrupted: InterruptedChange<Change>
  /** The change was made. */
  onDone?: (change: Change) => void
}

/**
 * A page's own story of changes. Nothing is shown as done before the service has said so: each of
 * these changes decides who can sign in.
 */
export function useChange<Change>(deps: ChangeDeps<Change>): ChangeStory<Change> {
  const { carryOut, interrupted, onDone } = deps
  const [machine] = useState(() => createChangeMachine<Change>())
  const [waiting] = useState(() => interrupted.take())
  const { mutateAsync } = useMutation({ mutationFn: carryOut, networkMode: 'always' })
  const live = machine.provide({
    actors: {
      carryOut: fromPromise<ChangeOutcome, CarryOutInput<Change>>(async ({ input: { change } }) => {
        if (change === null) return { kind: 'broken', reason: 'there was no change' }
        const outcome = await mutateAsync(change)
        // Here and not in the machine: it ends when the app leaves for the proof.
        if (outcome.kind === 'proofNeeded') interrupted.keep(change)
        return outcome
      }),
    },
    actions: { celebrate: (_, change) => change !== null && onDone?.(change) },
  })
  const actor = useActorRef(live, { input: { interrupted: waiting } })
  const state = useSelector(actor, (snapshot) => snapshot)
  return { actor, state }
}
