import * as z from 'zod/mini'
import type { BlogComment } from '../../../contract/blog/blog-comment'
import type { BlogAuthor, BlogPost } from '../../../contract/blog/blog-post'
import { id, uuid } from '../../../contract/wire/scalars'
import { type CommentRow, placedComments } from '../../../server/upstream/blog-comment'
import { blogPostSeo } from '../../../server/upstream/blog-post'
import { listCommentsOfPost, readAuthor, readPost } from '../../../server/upstream/endpoints/blog'
import { addressOf } from '../../../server/upstream/endpoints/endpoint'
import { readJson, type Upstream } from './read-json'
import { readList } from './read-list'

/** What a build keeps for the next one, such as Gatsby's cache. */
export interface BuildMemory {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<unknown>
}

/** Details of the blog that are read one by one, at once. */
const atOnce = 4

async function inTurn<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  for (let at = 0; at < items.length; at += atOnce) {
    await Promise.all(items.slice(at, at + atOnce).map(task))
  }
}

/** Reads what was kept of this API; nothing where it has another shape. */
async function recall<Kept>(memory: BuildMemory, key: string, schema: z.ZodMiniType<Kept>) {
  const kept = z.record(z.string(), schema).safeParse(await memory.get(key))
  return new Map(Object.entries(kept.success ? kept.data : {}))
}

const keyFor = ({ url, publicUrl }: Upstream, what: string) => `${what} of ${url} ${publicUrl}`

/**
 * The comments with their posts, which the rows do not name. Only the posts whose number of comments
 * is not explained by what the build before knew are asked for theirs.
 */
export async function withPosts(
  upstream: Upstream,
  memory: BuildMemory,
  posts: readonly BlogPost[],
  rows: readonly CommentRow[],
): Promise<BlogComment[]> {
  const key = keyFor(upstream, 'posts of comments')
  const known = await recall(memory, key, id)
  const postOf = new Map<string, number>()
  const counts = new Map<number, number>()
  for (const row of rows) {
    const post = known.get(row.uuid)
    if (post === undefined) continue
    postOf.set(row.uuid, post)
    counts.set(post, (counts.get(post) ?? 0) + 1)
  }
  const unclear = posts.filter((post) => (counts.get(post.id) ?? 0) !== post.commentsCount)
  await inTurn(unclear, async (post) => {
    const path = addressOf(listCommentsOfPost, { id: post.id })
    const found = await readList(upstream, path, z.object({ id, uuid }))
    for (const comment of found) postOf.set(comment.uuid, post.id)
  })
  await memory.set(key, Object.fromEntries(postOf))
  return posts.flatMap(({ id: post }) => {
    const own = rows.filter((row) => postOf.get(row.uuid) === post)
    return placedComments(own, { post })
  })
}

const keptSeo = z.extend(blogPostSeo, { updatedAt: z.string() })

/** The posts with their texts for search engines, read again of those that were saved since. */
export async function withSeo(
  upstream: Upstream,
  memory: BuildMemory,
  posts: readonly BlogPost[],
): Promise<BlogPost[]> {
  const key = keyFor(upstream, 'texts for search engines')
  const kept = await recall(memory, key, keptSeo)
  await inTurn(posts, async ({ id, updatedAt }) => {
    if (kept.get(String(id))?.updatedAt === updatedAt) return
    const read = await readJson(upstream, addressOf(readPost, { id }), blogPostSeo)
    kept.set(String(id), { ...read, updatedAt })
  })
  await memory.set(key, Object.fromEntries(kept))
  return posts.map((post) => ({ ...post, ...kept.get(String(post.id)), id: post.id }))
}

/** The authors with their names, which only each by itself has. */
export async function withNames(
  upstream: Upstream,
  authors: readonly BlogAuthor[],
): Promise<BlogAuthor[]> {
  const named = [...authors]
  await inTurn([...authors.entries()], async ([at, { id }]) => {
    named[at] = await readJson(upstream, addressOf(readAuthor, { id }), readAuthor.answer)
  })
  return named
}
