import { LRUCache } from 'lru-cache'
import { restPath } from '#upstream/api'
import type { GatewayDeps } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { type Client, type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import { parse, readJson } from '../upstream/read-answer'
import { createListReader, type LanguagesById, type ReadList } from './list-reader'
import type { WithVisibleParents } from './list-rule'
import { type AnyListRule, type ListedItem, type ListRule, languagesOf } from './list-rule'

/** The lists of the upstream as guests, or one person, may see them. */
export interface Lists {
  read: ReadList
  /**
   * Calls without token and client address, for answers that serve several people; `client` is that
   * of the first request that needs the answer.
   */
  fetchAsGuest(path: string, client: Client): Promise<unknown>
  /** The visible ones among these entities, and possibly others. */
  visibleAmong(rule: AnyListRule, ids: ReadonlySet<number>, client: Client): Promise<LanguagesById>
  /** Leaves out what belongs to something that is hidden or gone. */
  withVisibleParents: WithVisibleParents
}

/**
 * Up to this many entities are fetched one by one; for more, the list of all of their kind is read.
 */
const fetchedOneByOne = 4

const mostRemembered = 5000

export function createLists({ config, clock }: GatewayDeps, rest: Upstream): Lists {
  const limits = { ...config.lists, waitMs: config.upstreamTimeoutMs }
  const remembered = new LRUCache<string, string | false>({
    max: mostRemembered,
    ttl: limits.lifeMs,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const nobody = { address: undefined, userAgent: undefined }
  const headers = upstreamHeaders(config.publicUrl, nobody, null)
  const fetchAsGuest: Lists['fetchAsGuest'] = (path, { trace, key }) => {
    const call = { method: 'GET', path: `${restPath}${path}`, headers, trace, client: key }
    return rest.call(call, readJson)
  }
  const reader = createListReader({ limits, clock, withVisibleParents })

  async function withVisibleParents<Item extends ListedItem>(
    { parent }: ListRule<Item>,
    items: Item[],
    client: Client,
  ): Promise<Item[]> {
    if (!parent) return items
    const ids = await visibleAmong(parent.rule, new Set(items.map(parent.idOf)), client)
    return items.filter((item) => ids.has(parent.idOf(item)))
  }

  async function visibleAmong(
    rule: AnyListRule,
    ids: ReadonlySet<number>,
    client: Client,
  ): Promise<LanguagesById> {
    const nameOf = (id: number) => `${rule.upstream}/${id}`
    const known = new Map([...ids].map((id) => [id, remembered.get(nameOf(id))]))
    const unknown = [...ids].filter((id) => known.get(id) === undefined)
    if (unknown.length > fetchedOneByOne) {
      return reader.languagesOf({
        rule,
        address: rule.upstream,
        userId: null,
        fetchPath: fetchAsGuest,
        client,
      })
    }
    await Promise.all(
      unknown.map(async (id) => {
        const languages = await languagesAt(rule, nameOf(id), client)
        remembered.set(nameOf(id), languages)
        known.set(id, languages)
      }),
    )
    const visible = new Map<number, string>()
    for (const [id, languages] of known) {
      if (typeof languages === 'string') visible.set(id, languages)
    }
    return visible
  }

  /** The languages of one entity; false where it is hidden or gone. */
  async function languagesAt({ schema, visible }: AnyListRule, path: string, client: Client) {
    try {
      const item = parse(schema, await fetchAsGuest(path, client))
      return visible(item, { userId: null }) && languagesOf(item)
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return false
      throw error
    }
  }

  return { read: reader.read, fetchAsGuest, visibleAmong, withVisibleParents }
}
