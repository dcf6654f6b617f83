import { type FaultName, faults } from '../../../tests/support/upstream/faults'
import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '../../../tests/support/upstream/scripted-upstream'
import { readContent } from './read-content'
import { UpstreamFault } from './upstream-fault'

const patienceMs = 300

let upstream: ScriptedUpstream

beforeEach(async () => {
  upstream = await startScriptedUpstream()
})

afterEach(() => upstream.close())

function read() {
  return readContent({ base: `${upstream.url}/api/v1`, fetch, timeoutMs: patienceMs })
}

async function refusal(): Promise<string> {
  const failure: unknown = await read().catch((reason: unknown) => reason)
  if (!(failure instanceof UpstreamFault)) throw new Error(`not refused: ${String(failure)}`)
  return failure.message
}

const firstPage = '?pageSize=100&page=1'

/** What each trouble is called in the one line that the operator sees (A4 59, 60). */
const reasons: Record<Exclude<FaultName, 'down' | 'empty'>, string> = {
  reset: `GET /blog/post${firstPage}: not reachable (read ECONNRESET)`,
  hanging: `GET /blog/post${firstPage}: no answer within 0.3 s`,
  serverError: `GET /blog/post${firstPage}: answered 500`,
  html: `GET /blog/post${firstPage}: answered an HTML page`,
  truncated: `GET /blog/post${firstPage}: answered text that is not whole JSON`,
  halfOfThePages: 'GET /blog/post: count says 6, 3 came',
  wrongShape: `GET /blog/post${firstPage}: results[1].id has the wrong shape`,
  redirect: `GET /blog/post${firstPage}: not reachable (unexpected redirect)`,
}

describe('reading all content', () => {
  it('brings every list, and only what may be seen (M9)', async () => {
    alter('/product', 4, { active: false })
    alter('/blog/post', 3, { isVisible: false })
    alter('/blog/comment', 2, { isApproved: false })
    alter('/product/review', 1, { status: 'NEW' })
    const content = await read()
    expect(
      Object.fromEntries(Object.entries(content).map(([k, rows]) => [k, rows.length])),
    ).toEqual({
      products: 3,
      productCategories: 2,
      productImages: 4,
      productReviews: 3,
      blogPosts: 2,
      blogCategories: 2,
      blogComments: 2,
      blogTags: 2,
      blogAuthors: 1,
    })
  })

  it.each(Object.entries(reasons))(
    'names endpoint and reason when it is %s',
    async (name, reason) => {
      upstream.faults.set('/blog/post', faults[name as keyof typeof reasons])
      expect(await refusal()).toContain(reason)
    },
  )

  it('names the endpoint when nothing listens', async () => {
    await upstream.close()
    expect(await refusal()).toMatch(/^GET \/product\?.+: not reachable \(.*ECONNREFUSED.*\)$/)
  })

  it('reads all pages of a long list', async () => {
    const [row] = upstream.lists['/blog/tag'] ?? []
    upstream.lists['/blog/tag'] = Array.from({ length: 230 }, (_, at) => ({ ...row, id: at + 1 }))
    expect((await read()).blogTags).toHaveLength(230)
  })

  it('refuses a list that changes while it is read', async () => {
    const [row] = upstream.lists['/blog/tag'] ?? []
    upstream.lists['/blog/tag'] = Array.from({ length: 150 }, (_, at) => ({ ...row, id: at + 1 }))
    upstream.faults.set('/blog/tag', {
      kind: 'changes',
      change: (answer) => ({ ...answer, count: answer.page === 1 ? 150 : 149 }),
    })
    expect(await refusal()).toBe('GET /blog/tag: count changed from 150 to 149 while reading')
  })

  it('refuses an empty page before the last one, however many are promised', async () => {
    upstream.faults.set('/blog/tag', {
      kind: 'changes',
      change: (answer) => ({ ...answer, totalPages: 1_000_000 }),
    })
    expect(await refusal()).toBe('GET /blog/tag: page 2 of 1000000 is empty')
  })

  it('refuses an entity that comes twice', async () => {
    alter('/blog/tag', 2, { id: 1 })
    expect(await refusal()).toBe('GET /blog/tag: id 1 came twice')
  })

  it('says the missing field inside an entity', async () => {
    alter('/product', 4, { finalPrice: null })
    expect(await refusal()).toMatch(
      /^GET \/product\?.+: results\[3\]\.finalPrice has the wrong shape/,
    )
  })
})

function alter(list: string, id: number, change: Record<string, unknown>): void {
  upstream.lists[list] = (upstream.lists[list] ?? []).map((row) =>
    row.id === id ? { ...row, ...change } : row,
  )
}
