import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { blogAuthors, blogPostLikes, blogPosts, blogPostTags, blogTags } from './blog-tables'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { users } from './people-tables'

function selectAuthors({ db }: Store, slice: Slice) {
  return cutQuery(
    db
      .select({
        ...getTableColumns(blogAuthors),
        firstName: users.firstName,
        lastName: users.lastName,
        posts: sql<number>`count(distinct ${blogPosts.id})`,
        likes: count(blogPostLikes.user),
      })
      .from(blogAuthors)
      .innerJoin(users, eq(users.id, blogAuthors.user))
      .leftJoin(blogPosts, eq(blogPosts.author, blogAuthors.id))
      .leftJoin(blogPostLikes, eq(blogPostLikes.post, blogPosts.id))
      .groupBy(blogAuthors.id)
      .$dynamic(),
    slice,
  )
}

/** An author with the name they show, the number of their posts and of the likes these got. */
export type AuthorRow = Awaited<ReturnType<typeof selectAuthors>>[number]

/** The list of authors. */
export function authorList(store: Store): ListSource<AuthorRow> {
  const { id, user, createdAt } = blogAuthors
  return {
    rows: (slice) => selectAuthors(store, slice),
    count: (where) => store.db.$count(blogAuthors, where),
    orderings: { id, user, createdAt },
    defaultOrder: [desc(createdAt)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}

function selectTags({ db }: Store, slice: Slice) {
  return cutQuery(
    db
      .select({ ...getTableColumns(blogTags), posts: count(blogPostTags.post) })
      .from(blogTags)
      .leftJoin(blogPostTags, eq(blogPostTags.tag, blogTags.id))
      .groupBy(blogTags.id)
      .$dynamic(),
    slice,
  )
}

/** A label with the number of posts that bear it. */
export type BlogTagRow = Awaited<ReturnType<typeof selectTags>>[number]

/** The list of the posts' labels, in the order that the blog set. */
export function blogTagList(store: Store): ListSource<BlogTagRow> {
  const { id, active, createdAt, sortOrder } = blogTags
  return {
    rows: (slice) => selectTags(store, slice),
    count: (where) => store.db.$count(blogTags, where),
    orderings: { id, active, createdAt },
    defaultOrder: [asc(sortOrder)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}
