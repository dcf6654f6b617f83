import { useEffect, useRef } from 'react'
import { emailAddresses } from '../../../contract/allauth/email-address'
import { publicPaths } from '../../../contract/paths/site-paths'
import { VerifyEmailPage } from '../../features/verify-email/verify-email-page'
import { goTo } from '../../lib/navigation/go-to'
import { accountKeys } from '../../session/account-keys'
import type { AccountPageProps } from '../../session/account-page-props'
import { useAuthQuery } from '../../session/use-auth-query'
import { useSession } from '../../session/use-session'
import { NeutralSkeleton } from '../neutral-skeleton'
import { isDeparting } from './departure'

/**
 * The page that confirms an address: for guests, and for members with one to confirm. Other members
 * have nothing to do there and go home (R081). The service tells a member of no step, so that
 * their addresses are asked for; who cannot be told about them is let in.
 */
export function VerifyEmailForSome(props: AccountPageProps) {
  const isShown = useRef(false)
  const isMember = useSession().status === 'member'
  // The code was right and leads on: the person is not to be sent anywhere else meanwhile.
  const isAsked = isMember && !isShown.current && !isDeparting(props.path)
  const addresses = useAuthQuery(accountKeys.emails, '/account/email', emailAddresses, {
    enabled: isAsked,
    freshFor: 0,
  })
  const isWaiting = isAsked && addresses.isFetching
  const isIdle = isAsked && !isWaiting && addresses.data?.data.every(({ verified }) => verified)
  useEffect(() => {
    if (isIdle) goTo(publicPaths.index, { replace: true })
  }, [isIdle])
  if (isWaiting || isIdle) return <NeutralSkeleton />
  // Whoever has confirmed their last address here reads so here.
  isShown.current = true
  return <VerifyEmailPage {...props} />
}
