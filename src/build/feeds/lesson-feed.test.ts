import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FeedLesson } from './feed-content'
import { lessonFeeds } from './lesson-feed'

const site = {
  appTitle: 'Στάλα',
  authorName: 'Στάλα Μάθηση',
  baseUrl: 'https://stala.example',
}
const lesson: FeedLesson = {
  path: '/blog/post/7/kafes',
  title: 'Ο καφές & ο <ύπνος> ]]>',
  summary: 'Πόση ώρα μένει.',
  bodyHtml: '<p>Δείτε <a href="/products/3/x">αυτό</a> ]]&gt;</p>',
  minutes: 4,
  publishedAt: '2026-02-09T09:00:00+02:00',
  picturePath: 'media/uploads/blog/kafes.png',
  topicName: 'Ύπνος',
  tags: ['συνήθειες'],
  author: { name: 'Δάφνη' },
}

describe('the feeds of lessons (R399)', () => {
  it('are RSS 2.0 with the whole text and absolute links', () => {
    const { rss } = lessonFeeds([lesson], site)
    expect(XMLValidator.validate(rss)).toBe(true)
    const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' })
    const { channel, '@_version': version } = parser.parse(rss).rss
    expect(version).toBe('2.0')
    expect(channel).toMatchObject({
      title: 'Στάλα: νέα μαθήματα',
      link: 'https://stala.example/blog',
      language: 'el',
      lastBuildDate: 'Mon, 09 Feb 2026 07:00:00 GMT',
      'atom:link': { '@_href': 'https://stala.example/rss.xml', '@_rel': 'self' },
    })
    expect(channel.item).toHaveLength(1)
    expect(channel.item[0]).toMatchObject({
      title: 'Ο καφές & ο <ύπνος> ]]>',
      link: 'https://stala.example/blog/post/7/kafes',
      pubDate: 'Mon, 09 Feb 2026 07:00:00 GMT',
      description: 'Πόση ώρα μένει.',
    })
    expect(channel.item[0]['content:encoded']).toContain(
      'href="https://stala.example/products/3/x"',
    )
  })

  it('have no character that XML cannot hold, as pasted texts do', () => {
    const pasted = { ...lesson, title: 'Ο\u000b ύπνος', summary: 'Ένα\u0001', tags: ['α\u0002'] }
    const { rss } = lessonFeeds([{ ...pasted, bodyHtml: '<p>\u000b</p>' }], site)
    expect(rss).toContain('Ο ύπνος')
    expect([...rss].filter((character) => character < '\u0009')).toEqual([])
    expect(rss).not.toContain('\u000b')
  })

  it('are JSON Feed with the same lessons', () => {
    expect(JSON.parse(lessonFeeds([lesson], site).json)).toMatchObject({
      version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
      title: 'Στάλα: νέα μαθήματα',
      home_page_url: 'https://stala.example/blog',
      feed_url: 'https://stala.example/feed.json',
      items: [
        {
          id: 'https://stala.example/blog/post/7/kafes',
          url: 'https://stala.example/blog/post/7/kafes',
          title: 'Ο καφές & ο <ύπνος> ]]>',
          summary: 'Πόση ώρα μένει.',
          date_published: '2026-02-09T07:00:00.000Z',
        },
      ],
    })
  })

  it('are equal for equal content, also without lessons', () => {
    expect(lessonFeeds([lesson], site)).toEqual(lessonFeeds([lesson], site))
    expect(lessonFeeds([], site)).toEqual(lessonFeeds([], site))
  })
})
