import { accountRow } from './account-rows'

/** Answers about the blog in the shape of the API, with invented values. */

const stamps = {
  createdAt: '2026-08-03T09:15:20.410233+03:00',
  updatedAt: '2026-08-04T10:02:11.000042+03:00',
}

const uuidOf = (number: number) => `0b0e5a2c-77f1-4c55-9d3e-${String(number).padStart(12, '0')}`

/** A whole account, with whatever a person has written. */
export const apiPerson = {
  ...accountRow,
  username: 'synnefoula',
  mainImagePath: 'media/shop/uploads/users/nefeli.jpg',
}

export const apiPostRow = {
  id: 301,
  uuid: uuidOf(301),
  slug: 'pos-diavazetai-ena-synnefo',
  likes: [27, 48, 51],
  translations: {
    el: {
      title: 'Πώς διαβάζεται ένα σύννεφο',
      subtitle: 'Τρία σχήματα σε τρία λεπτά',
      body: '<p>Κοιτάξτε ψηλά.</p>',
    },
  },
  author: 1,
  category: 4,
  tags: [2, 7],
  featured: true,
  viewCount: 1204,
  likesCount: 3,
  commentsCount: 2,
  tagsCount: 2,
  isPublished: true,
  publishedAt: '2026-08-03T09:15:20.410011+03:00',
  ...stamps,
  mainImagePath: 'media/shop/uploads/blog/synnefo.png',
  readingTime: 3,
  contentPreview: '<p>Κοιτάξτε ψηλά.</p>',
}

export const apiTag = {
  id: 7,
  translations: { el: { name: 'ουρανός' } },
  active: true,
  sortOrder: 15,
  postsCount: '12',
  ...stamps,
  uuid: uuidOf(7),
}

export const apiCategoryRow = {
  id: 4,
  translations: { el: { name: 'Φύση', description: '<p>Έξω από την πόρτα.</p>' } },
  slug: 'fysi',
  parent: 3,
  level: 1,
  sortOrder: 0,
  postCount: 4,
  hasChildren: false,
  mainImagePath: '',
  ...stamps,
}

export const apiCategory = {
  ...apiCategoryRow,
  children: [],
  ancestors: [{ ...apiCategoryRow, id: 3, parent: null, level: 0, slug: 'kosmos' }],
  siblingsCount: 0,
  descendantsCount: 0,
  recursivePostCount: 4,
  categoryPath: 'Κόσμος > Φύση',
  treeId: 3,
  uuid: uuidOf(4),
}

export const apiAuthorRow = {
  translations: { el: { bio: 'Γράφει σύντομα.' } },
  id: 1,
  uuid: uuidOf(1),
  user: 27,
  website: 'https://example.org',
  ...stamps,
  numberOfPosts: 9,
  totalLikesReceived: 120,
}

export const apiAuthor = {
  ...apiAuthorRow,
  user: apiPerson,
  recentPosts: [apiPostRow],
  topPosts: [apiPostRow],
}

export const apiPost = {
  ...apiPostRow,
  author: apiAuthor,
  category: apiCategory,
  tags: [{ ...apiTag, id: 2 }, apiTag],
  userHasLiked: false,
  seoTitle: 'Σύννεφα',
  seoDescription: 'Πώς διαβάζεται ο ουρανός.',
  seoKeywords: '',
}

export const apiCommentRow = {
  id: 810,
  translations: { el: { content: 'Και ο σωρείτης;' } },
  user: apiPerson,
  contentPreview: 'Και ο σωρείτης;',
  isReply: false,
  parent: null as number | null,
  hasReplies: true,
  approved: true,
  isEdited: false,
  likesCount: 2,
  repliesCount: 1,
  userHasLiked: false,
  ...stamps,
  uuid: uuidOf(810),
}

/** A reply to `apiCommentRow`, by itself. */
export const apiReply = {
  ...apiCommentRow,
  id: 811,
  uuid: uuidOf(811),
  isReply: true,
  parent: 810,
  hasReplies: false,
  likesCount: 0,
  repliesCount: 0,
  post: apiPostRow,
  parentComment: {
    id: 810,
    contentPreview: 'Και ο σωρείτης;',
    user: apiPerson,
    createdAt: stamps.createdAt,
  },
  childrenComments: [] as object[],
  ancestorsPath: [{ id: 810, contentPreview: 'Και ο σωρείτης;', user: apiPerson }],
  treePosition: { level: 1, treeId: 2, approvedDescendantsCount: 0, siblingsCount: 0 },
}

/** A comment by itself, which has all that a row has: a reply that is answered. */
export const commentRow = {
  ...apiReply,
  hasReplies: true,
  repliesCount: 1,
  childrenComments: [{ ...apiCommentRow, id: 812, parent: 811 }],
}
