import { useEffect, useState } from 'react'
import type { AuthConfig } from '#contract/allauth/config-answer'
import { readSignInConfig } from '#contract/endpoints/sign-in-session'
import { type AuthClient, authCall } from './auth-request'

/** The configuration of the sign-in service, read when it is first needed. */
export interface ConfigSource {
  /** The configuration, if it was read. */
  known: () => AuthConfig | undefined
  /** Undefined where it could not be read; the next call tries again. */
  read: () => Promise<AuthConfig | undefined>
}

/** Reads the configuration once for all callers. */
export function createConfigSource(call: AuthClient['authCall']): ConfigSource {
  let known: AuthConfig | undefined
  let reading: Promise<AuthConfig | undefined> | undefined

  async function read(): Promise<AuthConfig | undefined> {
    try {
      known = (await call(readSignInConfig)).data
    } catch {
      reading = undefined
    }
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

const source = createConfigSource(authCall)

interface ReadConfig {
  data: AuthConfig | undefined
  isPending: boolean
  /** It could not be read, until it is. */
  hasFailed: boolean
  retry: () => void
}

/**
 * The configuration of the sign-in service; undefined while it is read and where that failed. Not a
 * query: it is the same for all users, and guests have no query client.
 */
export function useAuthConfig(): ReadConfig {
  const [data, setData] = useState(source.known)
  const [isPending, setPending] = useState(data === undefined)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let isShown = true
    setPending(source.known() === undefined)
    void source.read().then((config) => {
      if (!isShown) return
      setData(config)
      setPending(false)
    })
    return () => {
      isShown = false
    }
  }, [attempt])
  const hasFailed = data === undefined && (!isPending || attempt > 0)
  return { data, isPending, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
