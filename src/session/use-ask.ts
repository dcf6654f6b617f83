import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type * as z from 'zod/mini'
import { type AskMachine, type AskOutcome, createAskMachine } from './ask-machine'
import { authRequest } from './auth-request'
import type { AuthCall } from './create-auth-request'

/** A story of asking the sign-in service, as a screen has it. */
export interface Ask<Values> {
  actor: ActorRefFrom<AskMachine<Values>>
  state: SnapshotFrom<AskMachine<Values>>
}

interface AskOptions<Values, Answer extends z.ZodMiniType> {
  callOf: (values: Values) => AuthCall<Answer>
  /** How many wrong codes the service bears. */
  tries?: number
  /** Hears what is going to be asked: the answer may already find another screen. */
  onAsk?: (values: Values) => void
  /** Hears of each answer together with what was asked. */
  onOutcome?: (outcome: AskOutcome, values: Values) => void
}

/** A screen's own story of asking the sign-in service; its parts are those of the first render. */
export function useAsk<Values, Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  options: AskOptions<Values, Answer>,
): Ask<Values> {
  const [machine] = useState(() => liveAskMachine(options))
  const { tries } = options
  const actor = useActorRef(machine, { input: tries === undefined ? undefined : { tries } })
  const state = useSelector(actor, (snapshot) => snapshot)
  return { actor, state }
}

function liveAskMachine<Values, Answer extends z.ZodMiniType>({
  callOf,
  onAsk,
  onOutcome,
}: AskOptions<Values, Answer>) {
  return createAskMachine<Values>().provide({
    actors: {
      ask: fromPromise<AskOutcome, { values: Values | null }>(async ({ input: { values } }) => {
        if (values === null) return { kind: 'broken', reason: 'nothing was asked' }
        onAsk?.(values)
        const outcome = await authRequest<Answer>(callOf(values))
        onOutcome?.(outcome, values)
        return outcome
      }),
    },
  })
}
