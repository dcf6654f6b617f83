import { Feed } from 'feed'
import { lessonFeedPaths } from '../../../contract/paths/feed-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import type { SiteFacts } from '../page-meta/json-ld'
import { pageWords } from '../page-meta/page-words'
import { feedPicture } from '../page-meta/pictures'
import { withAbsoluteLinks } from './absolute-links'
import type { FeedLesson } from './feed-content'
import { xmlText } from './xml'

type FeedSite = Pick<SiteFacts, 'appTitle' | 'authorName' | 'baseUrl'>

/**
 * The newest lessons as RSS 2.0 and as JSON Feed 1. Their only date is that of the newest lesson, so
 * that the same content makes the same files.
 * @param pictureBytes size of each picture that the image service has, by its source
 */
export function lessonFeeds(
  lessons: readonly FeedLesson[],
  site: FeedSite,
  pictureBytes: ReadonlyMap<string, number>,
) {
  const { appTitle, authorName, baseUrl } = site
  const newest = lessons[0]?.publishedAt ?? '1970-01-01T00:00:00Z'
  const feed = new Feed({
    id: `${baseUrl}/`,
    title: pageWords('feedTitle', { site: appTitle }),
    description: pageWords('blog'),
    link: `${baseUrl}${publicPaths.blog}`,
    language: 'el',
    updated: new Date(newest),
    generator: false,
    copyright: authorName,
    feedLinks: {
      rss: `${baseUrl}${lessonFeedPaths.rss}`,
      json: `${baseUrl}${lessonFeedPaths.json}`,
    },
  })
  for (const lesson of lessons) {
    const link = `${baseUrl}${lesson.path}`
    const image = feedPicture(lesson.picturePath, baseUrl)
    const length = pictureBytes.get(lesson.picturePath)
    const categories = [lesson.topicName, ...lesson.tags].filter(Boolean).map(xmlText)
    feed.addItem({
      title: xmlText(lesson.title),
      id: link,
      link,
      date: new Date(lesson.publishedAt),
      published: new Date(lesson.publishedAt),
      description: xmlText(lesson.summary),
      content: xmlText(withAbsoluteLinks(lesson.bodyHtml, link)),
      category: categories.map((name) => ({ name })),
      // RSS has no picture without its size.
      ...(image && length && { image: { url: image, type: 'image/jpeg', length } }),
      ...(lesson.author?.name && { author: [{ name: xmlText(lesson.author.name) }] }),
    })
  }
  return { rss: feed.rss2(), json: feed.json1() }
}
