import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import type { AuthOutcome } from './auth-outcome'
import { authRequest } from './auth-request'
import type { AuthCall } from './create-auth-request'
import { createKeyCheckMachine } from './key-check-machine'

/** Looks at the key of a mailed link once, when the page is opened. */
export function useKeyCheck<Answer extends z.ZodMiniType>(call: AuthCall<Answer>) {
  const [machine] = useState(() => liveKeyCheck(call))
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  return { state, again: () => actor.send({ type: 'check.wanted' }) }
}

function liveKeyCheck<Answer extends z.ZodMiniType>(call: AuthCall<Answer>) {
  return createKeyCheckMachine<z.output<Answer>>().provide({
    actors: {
      check: fromPromise<AuthOutcome<z.output<Answer>>>(() => authRequest<Answer>(call)),
    },
  })
}
