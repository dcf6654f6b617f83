import { Hono } from 'hono'
import { socketPath } from '#contract/notifications/socket-path'
import { type BearerEnv, hasAccessToken, signedIn } from '../lib/access-tokens'
import { ApiError, detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { answerMessages } from '../lib/messages'
import { randomTicket } from '../lib/random-codes'

/** Lifetime of a ticket, in seconds. */
const ticketLifeSeconds = 60

/** Tickets for one web socket each. */
export interface Tickets {
  issue(user: number): string
  /** Whose ticket it is, once; null for an unknown, used or expired one. */
  take(ticket: string): number | null
}

export function createTickets(deps: RouteDeps): Tickets {
  const known = new Map<string, { user: number; until: number }>()
  const now = () => deps.clock.now().getTime()
  return {
    issue(user) {
      const ticket = randomTicket(deps)
      known.set(ticket, { user, until: now() + ticketLifeSeconds * 1000 })
      return ticket
    },
    take(ticket) {
      const found = known.get(ticket)
      known.delete(ticket)
      return found && found.until > now() ? found.user : null
    },
  }
}

export function ticketRoutes(tickets: Tickets) {
  return new Hono<BearerEnv>().post('/ticket', (c) =>
    c.json({ ticket: tickets.issue(signedIn(c).id), expiresIn: ticketLifeSeconds }),
  )
}

/**
 * Says whose web socket it is, before the handshake: 200 with the user id, null for a guest, whose
 * socket is opened and closed with 4003. Any other status refuses the handshake, such as for another
 * origin than the site's.
 */
export function socketRoutes(deps: RouteDeps, tickets: Tickets) {
  return new Hono().get(socketPath, async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new ApiError(426, { detail: answerMessages.notFound }, { upgrade: 'websocket' })
    }
    if (!deps.live.isOpen) throw detailError(503, answerMessages.broken)
    if (c.req.header('origin') !== new URL(deps.siteUrl).origin) {
      throw detailError(403, answerMessages.forbidden)
    }
    const user = tickets.take(c.req.query('ticket') ?? '')
    const isSignedIn = user !== null && (await hasAccessToken(deps, user))
    return c.json({ user: isSignedIn ? user : null })
  })
}
