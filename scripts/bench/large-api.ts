import { createServer } from 'node:http'
import * as z from 'zod/mini'
import { uuidOf } from '#contract/examples/example-stamps'
import { stop } from '../lib/children'
import { freePort, startEmulator } from '../lib/servers'
import { contentLists } from '../lib/site-state'

const productsPerLesson = 25

const text = z.record(z.string(), z.nullable(z.string()))
const translations = z.looseObject({ el: z.optional(text) })
const row = z.looseObject({ id: z.number(), translations: z.optional(translations) })
type Row = z.infer<typeof row>
const listPage = z.object({ results: z.array(row), totalPages: z.number() })

/** An API that answers the lists that a build reads. */
export interface LargeApi {
  url: string
  /** The rows of a list, such as `product`. */
  rows: (list: string) => readonly Row[]
  renameProduct: (name: string) => void
  close: () => void
}

/** The content of the emulator with this number of products and more lessons, on a free port. */
export async function startLargeApi(products: number): Promise<LargeApi> {
  const settings = { EMULATOR_DATABASE: ':memory:' }
  const emulator = await startEmulator(await freePort(), settings, { isQuiet: true })
  const lists = new Map<string, Row[]>()
  for (const list of contentLists) lists.set(list, await readList(emulator.url, list))
  if (emulator.pid) await stop(emulator.pid)
  const rows = (list: string) => lists.get(list) ?? []
  lists.set('product', multiplied(rows('product'), products))
  const posts = multiplied(rows('blog/post'), products / productsPerLesson)
  // Without comments, whose posts only a whole API knows.
  lists.set('blog/comment', [])
  lists.set(
    'blog/post',
    posts.map((post) => ({ ...post, commentsCount: 0 })),
  )
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api.invalid')
    const path = pathname.replace('/api/v1/', '')
    const [, list = '', id] = /^(.+)\/(\d+)$/.exec(path) ?? []
    const record = lists.get(list)?.find((row) => row.id === Number(id))
    if (record) return void answer.end(JSON.stringify(record))
    const all = lists.get(path)
    if (!all) return void answer.writeHead(404).end()
    const [page, pageSize] = ['page', 'pageSize'].map((name) => Number(searchParams.get(name)) || 1)
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(pageOf(all, page, pageSize)))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    rows,
    renameProduct(name) {
      const el = rows('product')[0]?.translations?.el
      if (el) el.name = name
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function readList(origin: string, list: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await fetch(`${origin}/api/v1/${list}?pageSize=100&page=${page}`)
    const { results, totalPages } = z.parse(listPage, await answer.json())
    rows.push(...results)
    last = totalPages
  }
  return rows
}

/** At least this number of rows: the given ones, then copies with other ids, names and slugs. */
function multiplied(rows: readonly Row[], count: number): Row[] {
  const shift = Math.max(...rows.map(({ id }) => id))
  const more = Math.max(0, Math.ceil(count) - rows.length)
  const copies = Array.from({ length: more }, (_, index) => {
    const copy = structuredClone(rows[index % rows.length] as Row)
    const id = copy.id + shift * (1 + Math.floor(index / rows.length))
    for (const name of ['name', 'title']) {
      const el = copy.translations?.el
      if (el?.[name]) el[name] += ` ${id}`
    }
    return { ...copy, id, uuid: uuidOf(id), slug: `${copy.slug}-${id}` }
  })
  return [...rows, ...copies]
}

function pageOf(rows: readonly Row[], page = 1, pageSize = 1) {
  const results = rows.slice((page - 1) * pageSize, page * pageSize)
  const totalPages = Math.ceil(rows.length / pageSize)
  const links = { next: null, previous: null }
  const counts = { count: rows.length, pageTotalResults: results.length }
  return { links, ...counts, totalPages, page, pageSize, results }
}
