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

/**
 * The configuration of the sign-in service; undefined while it is read and where that failed. Not a
 * query: it is the same for all users, and guests have no query client.
 */
export function useAuthConfig(): { data: AuthConfig | undefined; isPending: boolean } {
  const [data, setData] = useState(source.known)
  const [isPending, setPending] = useState(data === undefined)
  useEffect(() => {
    let isShown = true
    void source.read().then((config) => {
      if (!isShown) return
      setData(config)
      setPending(false)
    })
    return () => {
      isShown = false
    }
  }, [])
  return { data, isPending }
}
