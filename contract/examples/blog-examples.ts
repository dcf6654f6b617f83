import type { z } from 'zod/mini'
import type { blogComment } from '../blog/blog-comment'
import type { blogAuthor, blogCategory, blogPost, blogTag } from '../blog/blog-post'
import { published, seo, stamps, uuidOf } from './example-stamps'

export const examplePost = {
  id: 301,
  uuid: uuidOf(1301),
  translations: {
    el: {
      title: 'Πώς διαβάζεται ένα σύννεφο',
      subtitle: 'Τρία σχήματα σε τρία λεπτά',
      body: '<p>Κοιτάξτε ψηλά.</p>',
    },
  },
  slug: 'pos-diavazetai-ena-synnefo',
  category: 4,
  tags: [2, 7],
  author: 1,
  featured: true,
  viewCount: 1204,
  mainImagePath: 'media/stagona/uploads/blog/synnefo.png',
  likesCount: 31,
  commentsCount: 2,
  tagsCount: 2,
  absoluteUrl: '/blog/post/301/pos-diavazetai-ena-synnefo',
  ...published,
  ...seo,
  ...stamps,
} satisfies z.input<typeof blogPost>

/** A reply without approval. */
export const exampleComment = {
  id: 811,
  uuid: uuidOf(811),
  translations: { el: { content: 'Και ο σωρείτης;' } },
  isApproved: false,
  user: 27,
  displayName: 'Νεφέλη Δ.',
  post: 301,
  children: [],
  parent: 810,
  level: 1,
  treeId: 12,
  likesCount: 0,
  repliesCount: 0,
  ...stamps,
} satisfies z.input<typeof blogComment>

export const exampleBlogCategory = {
  id: 4,
  uuid: uuidOf(4),
  translations: { el: { name: 'Φύση', description: null } },
  slug: 'fysi',
  parent: null,
  level: 0,
  treeId: 3,
  absoluteUrl: '/blog/category/4/fysi',
  mainImagePath: '',
  recursivePostCount: 8,
  sortOrder: 3,
  ...stamps,
} satisfies z.input<typeof blogCategory>

export const exampleAuthor = {
  id: 1,
  uuid: uuidOf(1),
  translations: { el: { bio: 'Γράφει σύντομα.' } },
  user: 30,
  displayName: 'Άρης Πηγαδάς',
  website: '',
  numberOfPosts: 9,
  totalLikesReceived: 120,
  ...stamps,
} satisfies z.input<typeof blogAuthor>

export const exampleBlogTag = {
  id: 7,
  uuid: uuidOf(7),
  translations: { el: { name: 'ουρανός' } },
  active: true,
  getPostsCount: 5,
  sortOrder: null,
  ...stamps,
} satisfies z.input<typeof blogTag>
