import { useEffect, useRef } from 'react'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { publicPaths } from '#contract/paths/site-paths'
import VerifyEmailPage from '#features/verify-email/verify-email-page'
import { goTo } from '#lib/navigation/navigate'
import type { AccountPageProps } from '#session/after-sign-in'
import { useSession } from '#session/session'
import { useAccountQuery } from '#session/use-account-query'
import { NeutralSkeleton } from '../neutral-skeleton'
import { showRedirectToast } from './redirect-toast'

/**
 * The page that confirms an e-mail address: for guests, and for members with an unverified one.
 * Other members are redirected to `next` or home, with a message. The session has no pending
 * flow for members, so their addresses are fetched; where not all can be read, the page is shown.
 */
export default function VerifyEmailGuard(props: AccountPageProps) {
  const isShown = useRef(false)
  const isMember = useSession().status === 'member'
  const needsAddresses = isMember && !isShown.current
  const addresses = useAccountQuery(listEmails, {
    enabled: needsAddresses,
    freshFor: 0,
  })
  const isWaiting = needsAddresses && addresses.isFetching
  const { data: read } = addresses
  const areVerified = read?.leftOut === 0 && read.data.every(({ verified }) => verified)
  const isIdle = needsAddresses && !isWaiting && areVerified
  useEffect(() => {
    if (!isIdle) return
    showRedirectToast('verified', props.path)
    goTo(props.next ?? publicPaths.index, { replace: true })
  }, [isIdle, props.next, props.path])
  if (isWaiting || isIdle) return <NeutralSkeleton />
  // Once shown, the page stays: it goes on by itself after a correct code, and shows a message when
  // the last address is verified.
  isShown.current = true
  return <VerifyEmailPage {...props} />
}
