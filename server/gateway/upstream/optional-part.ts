import type { Client, RequestClient, Sharers } from './client'

/**
 * Waits for a part that an answer can do without: for its value where it comes at most `waitMs` after
 * `needed`, which is what the answer cannot do without, else for `instead`, which is told why.
 */
export type OptionalPart = <Value>(
  part: Promise<Value>,
  instead: (reason: string) => Value,
  needed?: Promise<unknown>,
) => Promise<Value>

export function createOptionalPart(waitMs: number): OptionalPart {
  return async (part, instead, needed = Promise.resolve()) => {
    const outcome = part.then(
      (value) => ({ value }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    )
    await Promise.race([outcome, needed.catch(() => undefined)])
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<{ reason: string }>((resolve) => {
      timer = setTimeout(() => resolve({ reason: 'it takes too long' }), waitMs)
    })
    const first = await Promise.race([outcome, late]).finally(() => clearTimeout(timer))
    return 'value' in first ? first.value : instead(first.reason)
  }
}

/**
 * A client, or all who wait for one answer, whose calls for optional parts have a share of their own:
 * they delay none of their others.
 */
export function forOptionalPart(client: RequestClient): RequestClient
export function forOptionalPart(client: Client): Client
export function forOptionalPart(client: Client): Client {
  const { key } = client
  if (typeof key !== 'object') return { ...client, key: optionalShare(key) }
  const sharers: Sharers = {
    first: optionalShare(key.first),
    follow: (join) => key.follow((one) => join(optionalShare(one))),
  }
  return { ...client, key: sharers }
}

const optionalShare = (owner: string | undefined) => owner && `${owner} optional`
