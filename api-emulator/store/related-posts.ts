import { ne } from 'drizzle-orm'
import type { ListSource } from '../listing/list-source'
import { blogPosts } from './blog-tables'
import type { PostRow } from './post-queries'

const mostRelated = 8
const categoryWeight = 3

function closeness(one: PostRow, other: PostRow): number {
  const shared = other.tags.filter((tag) => one.tags.includes(tag)).length
  return shared + (one.category === other.category ? categoryWeight : 0)
}

/** At most eight posts of the same category or with the same labels, the closest first. */
export async function relatedPosts(list: ListSource<PostRow>, post: PostRow): Promise<PostRow[]> {
  const others = await list.rows({ where: ne(blogPosts.id, post.id), order: list.defaultOrder })
  return others
    .map((other) => ({ other, near: closeness(post, other) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, mostRelated)
    .map(({ other }) => other)
}
