import { publicPerson } from '../account/user-account'
import { blogComment } from '../blog/blog-comment'
import { blogAuthor, blogCategory, blogPost, blogTag } from '../blog/blog-post'
import { likedCommentsQuestion, likedIds, likedPostsQuestion } from '../blog/liked-ids'
import {
  liveMessage,
  notification,
  notificationIds,
  notificationUser,
  seenChange,
  seenMarked,
  seenMarks,
  socketTokens,
  unseenCount,
  upstreamNotificationUser,
} from '../notifications/notification'
import * as blog from './blog-examples'
import { absent, type ExampleCase } from './example-case'
import * as notifications from './notification-examples'

const badIds = [[], [0], ['7'], [1.5], Array.from({ length: 101 }, (_, at) => at + 1), null]

/** The blog, and what the shop tells people. */
export const contentCases: readonly ExampleCase[] = [
  {
    name: 'person in public',
    schema: publicPerson,
    wire: { id: 27, displayName: 'Νεφέλη Δ.', mainImagePath: null },
    refuses: [['id', absent]],
  },
  {
    name: 'post',
    schema: blogPost,
    wire: blog.examplePost,
    refuses: [
      ['tags', null],
      ['tags.0', 'ουρανός'],
      ['author', { id: 1 }],
      ['isVisible', absent],
      ['publishedAt', '2026-02-04'],
      ['publishedAt', absent],
    ],
  },
  {
    name: 'comment',
    schema: blogComment,
    wire: blog.exampleComment,
    refuses: [
      ['isApproved', absent],
      ['user', { id: 27 }],
      ['parent', absent],
      ['repliesCount', -1],
    ],
  },
  {
    name: 'blog category',
    schema: blogCategory,
    wire: blog.exampleBlogCategory,
    refuses: [
      ['parent', 'fysi'],
      ['sortOrder', absent],
    ],
  },
  {
    name: 'author',
    schema: blogAuthor,
    wire: blog.exampleAuthor,
    refuses: [
      ['user', absent],
      ['numberOfPosts', null],
    ],
  },
  {
    name: 'blog tag',
    schema: blogTag,
    wire: blog.exampleBlogTag,
    refuses: [['active', 'yes']],
  },
  {
    name: 'liked ids',
    schema: likedIds,
    wire: [301, 302],
    refuses: [
      ['', { postIds: [301] }],
      ['0', '301'],
      ['1', 0],
    ],
  },
  {
    name: 'question about liked posts',
    schema: likedPostsQuestion,
    wire: { postIds: [301, 302] },
    refuses: badIds.map((ids) => ['postIds', ids] as const),
  },
  {
    name: 'question about liked comments',
    schema: likedCommentsQuestion,
    wire: { commentIds: [811] },
    refuses: badIds.map((ids) => ['commentIds', ids] as const),
  },
  {
    name: 'notification',
    schema: notification,
    wire: notifications.exampleNotification,
    refuses: [
      ['translations', []],
      ['kind', 3],
      ['expiryDate', 'soon'],
      ['id', absent],
    ],
  },
  {
    name: 'notification of a person',
    schema: notificationUser,
    wire: notifications.exampleNotificationUser,
    refuses: [
      ['notification', 70],
      ['notification.translations', absent],
      ['notificationId', absent],
      ['seen', absent],
    ],
  },
  {
    name: 'notification of a person, upstream',
    schema: upstreamNotificationUser,
    wire: notifications.exampleUpstreamNotificationUser,
    refuses: [
      ['notification', notifications.exampleNotification],
      ['seenAt', '2026-03-29'],
    ],
  },
  {
    name: 'unseen count',
    schema: unseenCount,
    wire: { count: 0 },
    refuses: [
      ['count', absent],
      ['count', -1],
      ['count', '3'],
    ],
  },
  {
    name: 'seen mark',
    schema: seenChange,
    wire: { seen: true },
    refuses: [['seen', 'true']],
  },
  {
    name: 'seen marks',
    schema: seenMarks,
    wire: { notificationUserIds: [1204] },
    refuses: badIds.map((ids) => ['notificationUserIds', ids] as const),
  },
  {
    name: 'marked as seen',
    schema: seenMarked,
    wire: { success: true },
    refuses: [['success', false]],
  },
  {
    name: 'ids of notifications',
    schema: notificationIds,
    wire: { ids: [70, 71] },
    refuses: badIds.map((ids) => ['ids', ids] as const),
  },
  {
    name: 'live message',
    schema: liveMessage,
    wire: notifications.exampleLiveMessage,
    refuses: [
      ['type', 'echo.message'],
      ['type', 'error'],
      ['type', absent],
      ['translations', absent],
      ['translations', 'Το δέμα ξεκίνησε'],
    ],
  },
  {
    name: 'tokens of the socket',
    schema: socketTokens,
    wire: notifications.exampleSocketTokens,
    refuses: [
      ['sessionToken', ''],
      ['accessToken', absent],
      ['accessToken', null],
    ],
  },
]
