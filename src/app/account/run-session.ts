import { accountRouteAt } from '#contract/paths/match-path'
import { unlessDeletedHere } from '#features/account-deletion/deletion-state'
import { goTo } from '#lib/navigation/navigate'
import { siteStorage } from '#lib/storage/site-storage'
import { isKnownFlow, redirectAfter } from '#session/after-sign-in'
import { deviceOwnerKey } from '#session/device-owner'
import { tellUnexpectedEnd } from '#session/expected-end'
import type { SessionActor } from '#session/running-session'
import { sessionActor } from '#session/session-actor'
import type { SessionChange } from '#session/session-context'
import { type RedirectReason, showRedirectToast } from './redirect-toast'

let isRunning = false
/** Address at which the session ended. */
let endedAt: string | null = null
/** Who was signed in on this device before the session was read. */
let ownerAtStart: number | null = null

/** Runs the session of this document; later calls do nothing. */
export function runSession(): void {
  if (isRunning) return
  isRunning = true
  ownerAtStart = Number(siteStorage.read(deviceOwnerKey)) || null
  followSession(sessionActor())
}

/**
 * Follows what no form of this page waits for: that the session ended, here or in another tab, and
 * that any request may require reauthentication. Sign-in and reauthentication (`afterSignIn`) and
 * the sign-out (`signOut`) go on themselves.
 */
export function followSession(session: Pick<SessionActor, 'on'>): void {
  session.on('*', follow)
}

function follow(change: SessionChange): void {
  const { pathname, search } = window.location
  const here = pathname + search
  switch (change.type) {
    case 'LOGGED_IN':
      endedAt = null
      break
    case 'LOGGED_OUT':
      // It may be emitted twice: the second time without a user and from another page.
      if (change.userId !== null) endedAt = here
      if (change.reason === 'deleted') void eraseDevice(change.userId ?? ownerAtStart)
      if (change.reason !== 'left') unlessDeletedHere(() => leave(change, here))
      break
    case 'LOGIN_NOT_KEPT':
    case 'REAUTHENTICATION_REQUIRED':
      leave(change, here)
      break
    case 'FLOW_UPDATED':
      if (accountRouteAt(pathname) && !isKnownFlow(change.flow)) tell('unknownFlow', here)
  }
}

function leave(change: SessionChange, here: string): void {
  const { to, reason } = redirectAfter(change, window.location)
  if (reason) tell(reason, here)
  // Also to the current address: the second of two equal events counts like the first.
  if (to !== null) goTo(to, { replace: to === here })
}

function tell(reason: RedirectReason, here: string): void {
  const next = endedAt ?? here
  tellUnexpectedEnd(() => showRedirectToast(reason, next))
}

/** The account was deleted on another device, or in another tab. */
async function eraseDevice(userId: number | null): Promise<void> {
  if (userId === null) return
  const { eraseDeviceData } = await import('./device-data')
  await eraseDeviceData(userId)
}
