import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { createMemoryState } from '../shared/memory-state'
import type { SharedMessage, SharedState } from '../shared/shared-state'
import type { RedisLink } from './redis-link'

/** Prefix of every key and channel, as others may use the same Redis. */
const prefix = 'storefront:'
const channel = `${prefix}messages`

const minuteMs = 60_000
const nameBytes = 12

interface Tools {
  clock: () => number
  random: (length: number) => Uint8Array
}

const envelope = z.object({
  from: z.string(),
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('session-replaced'), generation: z.string() }),
    z.object({ kind: z.literal('session-ended'), generation: z.string() }),
    z.object({ kind: z.literal('sessions-in-doubt'), userId: z.number() }),
  ]),
})

/**
 * State that all copies of the gateway with the same Redis share. Every key expires by itself.
 * While Redis is lost each copy counts in its own memory, from zero; names that this copy has taken
 * stay taken.
 */
export function createRedisState(link: RedisLink, { clock, random }: Tools): SharedState {
  const memory = createMemoryState(clock)
  const nextName = () => Buffer.from(random(nameBytes)).toString('base64url')
  const self = nextName()

  return {
    limiter(name, settings) {
      const own = memory.limiter(name, settings)
      const limits = [minuteMs, settings.perMinute]
      return {
        take: (client) =>
          link.run(
            async (redis) => {
              const key = `${prefix}rate:${name}:${client}`
              return (await redis.takeTurn(key, clock(), ...limits)) || null
            },
            () => own.take(client),
          ),
      }
    },
    window(name, settings) {
      const own = memory.window(name, settings)
      const limits = [settings.windowMs, settings.most]
      return {
        add: (of) =>
          link.run(
            async (redis) => {
              const key = `${prefix}window:${name}:${of}`
              const event = nextName()
              const waitMs = await redis.addEvent(key, clock(), ...limits, event)
              const undo = () =>
                link.run(
                  async (again) => void (await again.zRem(key, event)),
                  () => undefined,
                )
              return { waitMs: waitMs < 0 ? null : waitMs, undo }
            },
            () => own.add(of),
          ),
      }
    },
    oneTime(name, lifetimeMs) {
      const own = memory.oneTime(name, lifetimeMs)
      const keyOf = (taken: string) => `${prefix}once:${name}:${taken}`
      const expiration = { type: 'PX', value: lifetimeMs } as const
      return {
        async take(wanted) {
          if (!(await own.take(wanted))) return false
          return link.run(
            async (redis) =>
              (await redis.set(keyOf(wanted), '1', { condition: 'NX', expiration })) !== null,
            () => true,
          )
        },
        async giveBack(taken) {
          await own.giveBack(taken)
          await link.run(
            async (redis) => void (await redis.del(keyOf(taken))),
            () => undefined,
          )
        },
      }
    },
    values(name, settings) {
      const own = memory.values(name, settings)
      const keyOf = (of: string) => `${prefix}value:${name}:${of}`
      const expiration = { type: 'PX', value: settings.lifetimeMs } as const
      return {
        set: (of, value) =>
          link.run(
            async (redis) => void (await redis.set(keyOf(of), value, { expiration })),
            () => own.set(of, value),
          ),
        get: (of) =>
          link.run(
            (redis) => redis.get(keyOf(of)),
            () => own.get(of),
          ),
      }
    },
    locks(name, lifetimeMs) {
      const own = memory.locks(name, lifetimeMs)
      const expiration = { type: 'PX', value: lifetimeMs } as const
      return {
        take: (of) =>
          link.run(
            async (redis) => {
              const key = `${prefix}lock:${name}:${of}`
              const holder = nextName()
              const taken = await redis.set(key, holder, { condition: 'NX', expiration })
              if (taken === null) return null
              return () =>
                link.run(
                  async (again) => void (await again.releaseLock(key, holder)),
                  () => undefined,
                )
            },
            () => own.take(of),
          ),
      }
    },
    messages: {
      publish: (message: SharedMessage) =>
        link.publish(channel, JSON.stringify({ from: self, message })),
      subscribe: (listener) =>
        link.subscribe(channel, (text) => {
          const received = envelope.safeParse(parseJson(text)).data
          if (received && received.from !== self) listener(received.message)
        }),
    },
    isConnected: link.isUp,
  }
}
