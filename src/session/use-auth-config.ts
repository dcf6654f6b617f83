import { useEffect, useState } from 'react'
import { type AuthConfig, configAnswer } from '../../contract/allauth/config-answer'
import { authRequest } from './auth-request'

let known: AuthConfig | undefined
let reading: Promise<AuthConfig | undefined> | undefined

/**
 * How the sign-in service is set up: read once for each page load (R298), and again by the next
 * page where it could not be had. It belongs to nobody and never changes meanwhile, so that the
 * ways in do without what keeps and refreshes the account's own things.
 */
export function useAuthConfig(): { data: AuthConfig | undefined } {
  const [data, setData] = useState(known)
  useEffect(() => {
    let isShown = true
    reading ??= readConfig()
    void reading.then((config) => isShown && setData(config))
    return () => {
      isShown = false
    }
  }, [])
  return { data }
}

async function readConfig(): Promise<AuthConfig | undefined> {
  const outcome = await authRequest({ path: '/config', answer: configAnswer })
  if (outcome.kind === 'done') known = outcome.data.data
  else reading = undefined
  return known
}
