import { createClient, defineScript } from '@redis/client'
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  isBrokenCircuitError,
} from 'cockatiel'
import type { LogEntry } from '../operations/log'

/** Longest wait for one answer of Redis, in ms, as every request waits for it. */
const commandMs = 300

/** Pause after a failure during which Redis gets no commands, in ms. */
const pauseMs = 1000

/** How often an idle connection is checked, and how often a lost one is reopened, in ms. */
const pingMs = 2000
const reconnectMs = 500

/** Longest wait for the first connection, in ms: the gateway starts without Redis too. */
const firstConnectionMs = 2000

/**
 * Counts a request in a client's sliding minute, as in `shared/memory-state.ts`: 0 lets the request
 * pass, else the seconds to wait. Arguments: now, length of a window in ms, most requests.
 */
const takeScript = `
local now, length, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'startedAt', 'count', 'before')
local startedAt, count, before = tonumber(kept[1]), tonumber(kept[2]), tonumber(kept[3])
if not startedAt or now - startedAt >= 2 * length then
  startedAt, count, before = now, 0, 0
elseif now - startedAt >= length then
  startedAt, count, before = startedAt + length, 0, count
end
local since = math.max(0, now - startedAt)
if before * (1 - since / length) + count + 1 > most then
  return math.max(1, math.ceil((length - since) / 1000))
end
redis.call('HSET', KEYS[1], 'startedAt', string.format('%.0f', startedAt), 'count', count + 1, 'before', before)
redis.call('PEXPIRE', KEYS[1], 2 * length)
return 0`

/**
 * Counts an event within a sliding window: -1 where it was counted, else the ms to wait. Arguments:
 * now, length of the window in ms, most events, a name of this event.
 */
const addScript = `
local now, length, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - length))
if redis.call('ZCARD', KEYS[1]) >= most then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return math.max(0, tonumber(oldest[2]) + length - now)
end
redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[4])
redis.call('PEXPIRE', KEYS[1], length)
return -1`

/** Deletes a lock of the holder that the argument names. */
const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

const script = (text: string) =>
  defineScript({
    SCRIPT: text,
    NUMBER_OF_KEYS: 1,
    parseCommand(parser, key: string, ...values: (string | number)[]) {
      parser.pushKey(key)
      for (const value of values) parser.push(String(value))
    },
    transformReply: (reply: unknown) => Number(reply),
  })

const scripts = {
  takeTurn: script(takeScript),
  addEvent: script(addScript),
  releaseLock: script(releaseScript),
}

export interface RedisSettings {
  /** `redis://` or `rediss://`, with user and password where Redis requires them. */
  url: string
  log: (entry: LogEntry) => void
  /** Called once when Redis is lost, and once when it is back. */
  onChange: (isUp: boolean) => void
}

const connect = (url: string) =>
  createClient({
    url,
    scripts,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: { connectTimeout: commandMs * 2, reconnectStrategy: reconnectMs },
  })

type Client = ReturnType<typeof connect>

/** Connections to one Redis that may be lost at any time. */
export interface RedisLink {
  /** Runs a command, or `instead` where Redis does not answer. Never rejects because of Redis. */
  run<Result>(
    command: (client: Client) => Promise<Result>,
    instead: () => Result | Promise<Result>,
  ): Promise<Result>
  publish(channel: string, text: string): void
  subscribe(channel: string, listener: (text: string) => void): void
  isUp(): boolean
  close(): void
}

/** Connects, and retries for ever; settles after the first connection, or after 2 s without one. */
export async function openRedisLink(settings: RedisSettings): Promise<RedisLink> {
  const { url, log, onChange } = settings
  const commands = connect(url)
  const listening = commands.duplicate()
  let isUp: boolean | null = null
  let reason = 'it cannot be reached'

  function changed(now: boolean): void {
    if (isUp === now) return
    // The first connection is not logged.
    if (isUp !== null || !now) log(now ? { event: 'redis-back' } : { event: 'redis-lost', reason })
    isUp = now
    onChange(now)
  }
  function lost(error: unknown): void {
    reason = reasonOf(error)
    changed(false)
  }
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(1),
  })
  // After a failure the next command that succeeds shows that it is back.
  commands.on('ready', () => breaker.state === CircuitState.Closed && changed(true))
  // Without a listener an error would end the process; commands handle failures themselves.
  commands.on('error', lost)
  listening.on('error', () => undefined)

  const link: RedisLink = {
    async run(command, instead) {
      // The library would let a command wait for the end of the probe.
      if (!commands.isReady || breaker.state === CircuitState.HalfOpen) return instead()
      try {
        const result = await breaker.execute(() => within(commandMs, command(commands)))
        changed(true)
        return result
      } catch (error) {
        if (!isBrokenCircuitError(error)) lost(error)
        return instead()
      }
    },
    publish: (channel, text) =>
      void link.run(
        (client) => client.publish(channel, text),
        () => 0,
      ),
    subscribe: (channel, listener) =>
      void opened.then(() => listening.subscribe(channel, listener)).catch(() => undefined),
    isUp: () => isUp === true,
    close() {
      clearInterval(retry)
      for (const client of [commands, listening]) if (client.isOpen) client.destroy()
    },
  }
  // Without requests a recovery of Redis would go unnoticed.
  const ping = () =>
    link.run(
      (client) => client.ping(),
      () => '',
    )
  const retry = setInterval(() => isUp === false && void ping(), pauseMs)
  retry.unref()
  const opened = Promise.all([commands.connect(), listening.connect()])
  opened.catch(() => undefined)
  await within(firstConnectionMs, opened).catch(lost)
  return link
}

/** Returns only the kind of failure: messages may contain the address. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

class TookTooLong extends Error {
  override name = 'TookTooLong'
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
