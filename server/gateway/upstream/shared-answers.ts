import { GatewayError } from '../lib/gateway-error'
import type { Client, ShareOwner, Sharers } from './client'

/**
 * Returns the running answer of this key, or begins one. Each of its calls is sent as soon as the
 * share of any of those who wait allows: nobody waits for the turn of somebody else.
 */
export type SharedAnswers<Answer> = (
  key: string,
  client: Client,
  begin: (client: Client) => Promise<Answer>,
) => Promise<Answer>

export function createSharedAnswers<Answer>(): SharedAnswers<Answer> {
  const running = new Map<string, { join: (owner: ShareOwner) => void; answer: Promise<Answer> }>()

  const joinOrBegin: SharedAnswers<Answer> = (key, client, begin) => {
    const known = running.get(key)
    if (known) {
      known.join(client.key)
      return known.answer
    }
    const { join, sharers } = gather(client.key)
    const answer = begin({ ...client, key: sharers }).finally(() => running.delete(key))
    running.set(key, { join, answer })
    return answer
  }

  return (key, client, begin) => {
    const isFirst = !running.has(key)
    const answer = joinOrBegin(key, client, begin)
    if (isFirst) return answer
    return answer.catch((error: unknown) => {
      // Too many calls of those who asked before were waiting: it was refused because of them.
      if (!(error instanceof GatewayError) || !error.details.unsent) throw error
      return joinOrBegin(key, client, begin)
    })
  }
}

function gather(first: ShareOwner) {
  const clients = new Set<string | undefined>()
  const followers = new Set<(client: string | undefined) => void>()
  function join(owner: ShareOwner): void {
    if (typeof owner === 'object') return void owner.follow(join)
    if (clients.has(owner)) return
    clients.add(owner)
    for (const follow of followers) follow(owner)
  }
  const sharers: Sharers = {
    first: typeof first === 'object' ? first.first : first,
    follow(follower) {
      followers.add(follower)
      for (const client of clients) follower(client)
      return () => void followers.delete(follower)
    },
  }
  join(first)
  return { join, sharers }
}
