import { useEffect, useState } from 'react'
import type { AuthConfig } from '../../contract/allauth/config-answer'
import { authRequest } from './auth-request'
import { createConfigSource } from './config-source'

const source = createConfigSource(authRequest)

/**
 * How the sign-in service is set up; undefined until that is known, and where it cannot be known.
 * `isPending`: it is still being asked. It belongs to nobody and does not change, so that the ways
 * in do without what keeps and refreshes the account's own things.
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
