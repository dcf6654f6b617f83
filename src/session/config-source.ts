import { type AuthConfig, configAnswer } from '../../contract/allauth/config-answer'
import type { AuthRequest } from './create-auth-request'

/** How the sign-in service is set up, read when it is first needed. */
export interface ConfigSource {
  /** What was read so far. */
  known: () => AuthConfig | undefined
  /** Undefined where it cannot be had; the next call tries again. */
  read: () => Promise<AuthConfig | undefined>
}

/** Asks once for all that need it (R298). */
export function createConfigSource(ask: AuthRequest): ConfigSource {
  let known: AuthConfig | undefined
  let reading: Promise<AuthConfig | undefined> | undefined

  async function read(): Promise<AuthConfig | undefined> {
    const outcome = await ask({ path: '/config', answer: configAnswer })
    if (outcome.kind === 'done') known = outcome.data.data
    else reading = undefined
    return known
  }

  return {
    known: () => known,
    read: () => {
      reading ??= read()
      return reading
    },
  }
}
