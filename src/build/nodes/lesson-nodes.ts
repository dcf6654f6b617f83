import type { BlogComment } from '../../../contract/blog/blog-comment'
import type { BlogPost } from '../../../contract/blog/blog-post'
import { entityPath, publicPaths } from '../../../contract/paths/site-paths'
import { translate } from '../../../contract/wire/translations'
import blogWords from '../../../locales/el/blog.json'
import lessonWords from '../../../locales/el/lesson.json'
import type { Content } from '../content/read-content'
import { listPages } from '../create-pages'
import { addSectionAnchors, readingMinutes, wrapExercise } from '../html/lay-out-text'
import { recallCards } from '../html/recall-cards'
import { excerpt, plainText, sanitiseHtml } from '../html/sanitise-html'
import { builtImage } from './built-image'
import { lessonSeries, type SeriesPlace } from './lesson-series'
import { groupBy, newestFirst, treeOf } from './tree'

const summaryLength = 160
const relatedCount = 3

/** Topics of the blog, with the fields that the pages show. */
export function lessonTopicNodes(content: Content) {
  const { blogCategories } = content
  const tree = treeOf(blogCategories, 'blogCategory')
  const series = lessonSeries(content)
  return blogCategories.map((category) => ({
    categoryId: category.id,
    path: entityPath('blogCategory', category),
    name: translate(category.translations, 'name'),
    summary: plainText(translate(category.translations, 'description')),
    picturePath: category.mainImagePath,
    tileImage: builtImage(category.mainImagePath, 'topic'),
    level: category.level,
    lessonCount: series.ofTopic(category.id).length,
    series: series.ofTopic(category.id).map(({ id }) => id),
    parentId: category.parent,
    trail: tree.trail(category.parent),
  }))
}

interface ListedTopic {
  path: string
  series: readonly number[]
}

/** The pages of the topics' lists; nodes with links to the lessons that they show, in their order. */
export function topicListPageNodes(
  topics: readonly ListedTopic[],
  nodeIdOf: (lesson: number) => string,
) {
  return topics.flatMap((topic) =>
    listPages(topic.path, topic.series.length).map(({ path, context: { skip, limit } }) => ({
      path,
      lessonIds: topic.series.slice(skip, skip + limit).map(nodeIdOf),
    })),
  )
}

/**
 * Lessons (posts of the blog) with the fields that the pages show, newest first.
 * @param nodeIdOf a lesson's node by its id, to link by
 * @param productIdsOf nodes of the products for a lesson
 */
export function lessonNodes(
  content: Content,
  nodeIdOf: (id: number) => string,
  productIdsOf: (lesson: number) => string[],
) {
  const commentsAt = groupBy(content.blogComments, (comment) => comment.post)
  const tree = treeOf(content.blogCategories, 'blogCategory')
  const posts = newestFirst(content.blogPosts, ({ publishedAt }) => publishedAt)
  const series = lessonSeries(content)
  return posts.map((post) => {
    const lineage = tree.lineage(post.category)
    const place = series.placeOf(post.id)
    const nextId = place.next?.id ?? null
    return {
      ...lessonText(post),
      postId: post.id,
      path: entityPath('blogPost', post),
      picturePath: post.mainImagePath,
      cardImage: builtImage(post.mainImagePath, 'lessonCard'),
      leadImage: builtImage(post.mainImagePath, 'leadLesson'),
      pageImage: builtImage(post.mainImagePath, 'lesson'),
      publishedAt: post.publishedAt ?? post.createdAt,
      featured: post.featured,
      topicName: translate(lineage.at(-1)?.translations ?? {}, 'name'),
      categoryIds: lineage.map(({ id }) => id),
      trail: tree.trail(post.category),
      tags: tagNames(content, post),
      author: authorOf(content, post),
      likesCount: post.likesCount,
      comments: threadsOf(commentsAt(post.id)),
      series: seriesFields(place),
      nextId: nextId === null ? null : nodeIdOf(nextId),
      relatedIds: relatedIds(posts, post, nextId).map(nodeIdOf),
      relatedProductIds: productIdsOf(post.id),
    }
  })
}

/** Lessons without a topic are a series by themselves. */
function seriesFields({ topic, position, count }: SeriesPlace) {
  return {
    name: topic ? translate(topic.translations, 'name') : blogWords.title,
    path: topic ? entityPath('blogCategory', topic) : publicPaths.blog,
    position,
    count,
  }
}

function lessonText(post: BlogPost) {
  const { html, headings } = addSectionAnchors(sanitiseHtml(translate(post.translations, 'body')))
  const words = plainText(html)
  const title = translate(post.translations, 'title')
  const subtitle = translate(post.translations, 'subtitle')
  return {
    title,
    subtitle,
    summary: subtitle || excerpt(words, summaryLength),
    bodyHtml: wrapExercise(html, lessonWords.exerciseHeading),
    recallCards: recallCards(html, { postId: post.id, title }),
    headings,
    minutes: readingMinutes(words),
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription || excerpt(words, summaryLength),
  }
}

function tagNames({ blogTags }: Content, { tags }: BlogPost): string[] {
  return blogTags
    .filter(({ id }) => tags.includes(id))
    .map((tag) => translate(tag.translations, 'name'))
}

function authorOf({ blogAuthors }: Content, post: BlogPost) {
  const author = blogAuthors.find(({ id }) => id === post.author)
  return author
    ? { name: author.displayName, bio: plainText(translate(author.translations, 'bio')) }
    : null
}

/** Approved comments with approved ancestors, newest thread first, each reply under its parent. */
function threadsOf(comments: readonly BlogComment[]) {
  const own = newestFirst(comments, ({ createdAt }) => createdAt)
  const thread = (parent: number | null): BlogComment[] =>
    own
      .filter((comment) => comment.parent === parent)
      .flatMap((comment) => [comment, ...thread(comment.id)])
  return thread(null).map((comment) => ({
    commentId: comment.id,
    parentId: comment.parent,
    level: comment.level,
    author: comment.displayName,
    text: translate(comment.translations, 'content'),
    writtenAt: comment.createdAt,
    likesCount: comment.likesCount,
  }))
}

/** Ids of lessons with most common tags or the same topic, except the next one, shown anyway. */
function relatedIds(posts: readonly BlogPost[], post: BlogPost, nextId: number | null): number[] {
  const nearness = (other: BlogPost) =>
    other.tags.filter((tag) => post.tags.includes(tag)).length +
    (other.category === post.category ? 2 : 0)
  return posts
    .filter(({ id }) => id !== post.id && id !== nextId)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, relatedCount)
    .map(({ id }) => id)
}
