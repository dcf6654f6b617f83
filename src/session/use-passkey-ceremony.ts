import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { waitFor } from 'xstate'
import { ApiError } from '#lib/http/problem'
import {
  canSuggestPasskeys,
  type PasskeyOutcome,
  stopAskingPasskey,
} from '#lib/passkey/passkey-device'
import {
  createPasskeyCeremonyMachine,
  type PasskeyEnd,
  type PasskeyRules,
} from './passkey-ceremony-machine'

/** One use of the passkey ceremony: its two requests and the call of the device. */
export interface PasskeyCeremony<Values, Options, Credential, Result = unknown> {
  rules: PasskeyRules
  /**
   * Requests the options for the device; `values` is null where the user typed nothing. Throws an
   * ApiError for a problem, as `verify` does.
   */
  fetchOptions: (values: Values | null, signal: AbortSignal) => Promise<Options>
  /** `createPasskey` or `askPasskey`. */
  askDevice: (options: Options) => Promise<PasskeyOutcome<Credential>>
  /** `suggestPasskey`, where the rules allow suggestions. */
  suggest?: (options: Options) => Promise<PasskeyOutcome<Credential>>
  /** Sends the credential to the service for verification. */
  verify: (credential: Credential, values: Values | null) => Promise<Result>
}

/**
 * Runs a passkey ceremony for a page; unmounting cancels it.
 * @param ceremony only that of the first render is used
 */
export function usePasskeyCeremony<Values, Options, Credential, Result>(
  ceremony: PasskeyCeremony<Values, Options, Credential, Result>,
  { startsByItself = false }: { startsByItself?: boolean } = {},
) {
  const [machine] = useState(() => machineFor(ceremony))
  const actor = useActorRef(machine, { input: { rules: ceremony.rules, startsByItself } })
  const { value: status, context } = useSelector(actor, (snapshot) => snapshot)
  return {
    status,
    /** A try that the page or the user began is under way. */
    isBusy: status === 'trying' && context.trigger !== 'suggestion',
    end: context.end,
    result: context.result,
    pause: () => actor.send({ type: 'pause' }),
    resume: () => actor.send({ type: 'resume' }),
    /** Begins a try. Resolves with how it ended. */
    start: async (values: Values) => {
      actor.send({ type: 'start', values })
      // Where the page is left meanwhile, the actor stops.
      const ended = await waitFor(actor, (now) => !now.matches('trying')).catch(() =>
        actor.getSnapshot(),
      )
      return { end: ended.context.end, result: ended.context.result }
    },
  }
}

function machineFor<Values, Options, Credential, Result>(
  ceremony: PasskeyCeremony<Values, Options, Credential, Result>,
) {
  const { fetchOptions, askDevice, suggest = askDevice, verify } = ceremony
  return createPasskeyCeremonyMachine<Values, Result>({
    canSuggest: canSuggestPasskeys,
    tryPasskey: ({ input: { trigger, values }, signal }) => {
      signal.addEventListener('abort', stopAskingPasskey, { once: true })
      return passkeyCeremony({
        fetchOptions: (aborted) => fetchOptions(values, aborted),
        askDevice: trigger === 'suggestion' ? suggest : askDevice,
        verify: (credential) => verify(credential, values),
        signal,
      }).finally(() => signal.removeEventListener('abort', stopAskingPasskey))
    },
  })
}

interface CeremonyDeps<Options, Credential, Result> {
  fetchOptions: (signal: AbortSignal) => Promise<Options>
  askDevice: (options: Options) => Promise<PasskeyOutcome<Credential>>
  verify: (credential: Credential) => Promise<Result>
  /** Aborted where the page cancels: no further request follows. */
  signal: AbortSignal
}

/**
 * One try with a passkey: options of the service, credential of the device, verification by the
 * service (WebAuthn level 3, section 7).
 */
export async function passkeyCeremony<Options, Credential, Result>(
  deps: CeremonyDeps<Options, Credential, Result>,
): Promise<PasskeyEnd<Result>> {
  const { fetchOptions, askDevice, verify, signal } = deps
  try {
    const options = await fetchOptions(signal)
    if (signal.aborted) return { kind: 'stopped' }
    const answer = await askDevice(options)
    if (signal.aborted || answer.kind === 'stopped') return { kind: 'stopped' }
    if (answer.kind !== 'made') return { kind: 'device', problem: answer.kind }
    return { kind: 'done', result: await verify(answer.credential) }
  } catch (error) {
    // A request that the page aborted is no failure.
    if (signal.aborted) return { kind: 'stopped' }
    if (error instanceof ApiError) return { kind: 'service', problem: error.problem }
    throw error
  }
}
