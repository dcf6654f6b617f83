import * as z from 'zod/mini'
import * as comments from '#contract/blog/blog-comment'
import * as posts from '#contract/blog/blog-post'
import { blogAuthor } from './blog-author'
import { blogCategory } from './blog-category'
import {
  blogComment,
  type CommentRow,
  commentRow,
  likedComments,
  newCommentBody,
  placedComments,
} from './blog-comment'
import { blogPost, blogPostSeo, likedPosts } from './blog-post'
import { blogTag } from './blog-tag'
import * as api from './testing/blog-examples'

/** What a schema of the API makes of an answer must be what the contract promises the browser. */
it.each([
  ['a row of posts', blogPost, api.apiPostRow, posts.blogPost],
  ['a post', blogPost, api.apiPost, posts.blogPost],
  ['a row of categories', blogCategory, api.apiCategoryRow, posts.blogCategory],
  ['a category', blogCategory, api.apiCategory, posts.blogCategory],
  ['a tag', blogTag, api.apiTag, posts.blogTag],
  ['a row of authors', blogAuthor, api.apiAuthorRow, posts.blogAuthor],
  ['an author', blogAuthor, api.apiAuthor, posts.blogAuthor],
  ['a comment', blogComment, api.apiReply, comments.blogComment],
])('%s becomes what the contract says, and nothing more (R181)', (_, schema, answer, contract) => {
  const read = z.parse(schema as z.ZodMiniType, answer)
  expect(z.parse(contract as z.ZodMiniType, read)).toEqual(read)
})

it('tells nobody what an account holds beside its name', () => {
  const shown = [
    z.parse(blogPost, api.apiPost),
    z.parse(blogAuthor, api.apiAuthor),
    z.parse(commentRow, api.apiCommentRow),
    z.parse(blogComment, api.apiReply),
  ]
  const text = JSON.stringify(shown)
  for (const own of ['@example.gr', '6900000012', 'Ρυακίων', '1994-10-08', 'Δροσινού']) {
    expect(text).not.toContain(own)
  }
  expect(text).toContain('synnefoula')
})

describe('a post', () => {
  it('reads the ids of author, topic and tags from the nested records of a detail', () => {
    const { author, category, tags, seoTitle } = z.parse(blogPost, api.apiPost)
    expect({ author, category, tags, seoTitle }).toEqual({
      author: 1,
      category: 4,
      tags: [2, 7],
      seoTitle: 'Σύννεφα',
    })
    expect(z.parse(blogPost, api.apiPostRow)).toMatchObject({
      author,
      category,
      tags,
      seoTitle: '',
    })
  })

  it.each([null, undefined, {}, { id: null }])('may be without an author and topic: %p', (gone) => {
    const read = z.parse(blogPost, { ...api.apiPost, author: gone, category: gone })
    expect(read).toMatchObject({ author: null, category: null })
  })

  it('counts its likes by who likes it, as the answer to a like counts those from before', () => {
    const liked = { ...api.apiPost, likes: [27, 48, 51, 60], likesCount: 3 }
    expect(z.parse(blogPost, liked).likesCount).toBe(4)
    expect(JSON.stringify(z.parse(blogPost, liked))).not.toContain('48')
  })

  it('has the address of its page, and is visible as far as it is published', () => {
    const draft = { ...api.apiPostRow, isPublished: false, publishedAt: null }
    expect(z.parse(blogPost, draft)).toMatchObject({
      absoluteUrl: '/blog/post/301/pos-diavazetai-ena-synnefo',
      isVisible: false,
      publishedAt: null,
    })
    expect(z.parse(blogPost, api.apiPostRow).isVisible).toBe(true)
  })

  it('has texts for search engines by itself only', () => {
    expect(z.parse(blogPostSeo, api.apiPost)).toEqual({
      id: 301,
      seoTitle: 'Σύννεφα',
      seoDescription: 'Πώς διαβάζεται ο ουρανός.',
      seoKeywords: '',
    })
  })
})

it('reads the number of a tag’s posts from a text', () => {
  expect(z.parse(blogTag, api.apiTag).getPostsCount).toBe(12)
  expect(z.parse(blogTag, { ...api.apiTag, postsCount: 3 }).getPostsCount).toBe(3)
  for (const wrong of ['', '-1', '1.5', 'many', null]) {
    expect(z.safeParse(blogTag, { ...api.apiTag, postsCount: wrong }).success).toBe(false)
  }
})

it('names an author by the user name, else the first name, and not in lists', () => {
  const named = (user: object) => z.parse(blogAuthor, { ...api.apiAuthor, user }).displayName
  expect(named(api.apiPerson)).toBe('synnefoula')
  expect(named({ ...api.apiPerson, username: null })).toBe('Νεφέλη')
  expect(named({ ...api.apiPerson, username: ' ', firstName: '' })).toBe('Μέλος')
  expect(z.parse(blogAuthor, api.apiAuthorRow)).toMatchObject({ user: 27, displayName: '' })
})

describe('a comment', () => {
  it('keeps the approval, and the post and place that only a detail tells', () => {
    const waiting = z.parse(blogComment, { ...api.apiReply, approved: false })
    expect(waiting).toMatchObject({ isApproved: false, post: 301, level: 1, treeId: 810 })
    const root = { ...api.apiReply, parent: null, ancestorsPath: [], childrenComments: [{ id: 9 }] }
    expect(z.parse(blogComment, root)).toMatchObject({ children: [9], treeId: 811 })
  })

  it('outlives its author’s account', () => {
    const left = z.parse(commentRow, { ...api.apiCommentRow, user: null })
    expect(left).toMatchObject({ user: null, displayName: '' })
  })

  it('without a post is refused', () => {
    expect(z.safeParse(blogComment, { ...api.apiReply, post: null }).success).toBe(false)
  })
})

describe('the rows of a list', () => {
  const row = (id: number, parent: number | null): CommentRow =>
    z.parse(commentRow, { ...api.apiCommentRow, id, parent })
  const places = (rows: CommentRow[], above?: { id: number; level: number; treeId: number }) =>
    placedComments(rows, { post: 5, above }).map(({ id, post, level, treeId, children }) => ({
      id,
      post,
      level,
      treeId,
      children,
    }))

  it('are placed by their parents, whatever their order', () => {
    expect(places([row(4, 3), row(1, null), row(3, 2), row(2, 1), row(9, null)])).toEqual([
      { id: 4, post: 5, level: 3, treeId: 1, children: [] },
      { id: 1, post: 5, level: 0, treeId: 1, children: [2] },
      { id: 3, post: 5, level: 2, treeId: 1, children: [4] },
      { id: 2, post: 5, level: 1, treeId: 1, children: [3] },
      { id: 9, post: 5, level: 0, treeId: 9, children: [] },
    ])
  })

  it('are placed below the comment that they answer', () => {
    const above = { id: 7, level: 2, treeId: 1 }
    expect(places([row(8, 7)], above)).toEqual([
      { id: 8, post: 5, level: 3, treeId: 1, children: [] },
    ])
  })

  it('are replies at least, where the comment above is on another page', () => {
    expect(places([row(8, 7)])).toEqual([{ id: 8, post: 5, level: 1, treeId: 7, children: [] }])
  })
})

it('reads liked ones from both objects, and nothing else as none', () => {
  expect(z.parse(likedPosts, { postIds: [3, 3, 8] })).toEqual([3, 8])
  expect(z.parse(likedComments, { likedCommentIds: [] })).toEqual([])
  expect(z.safeParse(likedPosts, [3]).success).toBe(false)
  expect(z.safeParse(likedComments, { postIds: [3] }).success).toBe(false)
})

it('sends a comment without author and approval, and a reply with its parent', () => {
  const translations = { el: { content: 'Ωραίο' } }
  expect(newCommentBody({ post: 3, parent: null, translations })).toEqual({ post: 3, translations })
  expect(newCommentBody({ post: 3, parent: 8, translations })).toEqual({
    post: 3,
    parent: 8,
    translations,
  })
})
