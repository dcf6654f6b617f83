import { useEffect, useState } from 'react'
import type { AuthConfig } from '../../contract/allauth/config-answer'
import { authRequest } from './auth-request'
import { createConfigSource } from './config-source'

const source = createConfigSource(authRequest)

/**
 * How the sign-in service is set up; undefined until that is known. It belongs to nobody and does
 * not change, so that the ways in do without what keeps and refreshes the account's own things.
 */
export function useAuthConfig(): { data: AuthConfig | undefined } {
  const [data, setData] = useState(source.known)
  useEffect(() => {
    let isShown = true
    void source.read().then((config) => isShown && setData(config))
    return () => {
      isShown = false
    }
  }, [])
  return { data }
}
