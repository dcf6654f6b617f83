import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { withAbsoluteLinks } from './absolute-links'
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
  picturePath: 'media/stagona/uploads/blog/kafes.png',
  topicName: 'Ύπνος',
  tags: ['συνήθειες'],
  author: { name: 'Δάφνη' },
}

const sizes = new Map([[lesson.picturePath, 48_213]])

describe('the feeds of lessons (R399)', () => {
  it('are RSS 2.0 with the whole text and absolute links', () => {
    const { rss } = lessonFeeds([lesson], site, sizes)
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
    const { rss } = lessonFeeds([{ ...pasted, bodyHtml: '<p>\u000b</p>' }], site, sizes)
    expect(rss).toContain('Ο ύπνος')
    expect([...rss].filter((character) => character < '\u0009')).toEqual([])
    expect(rss).not.toContain('\u000b')
  })

  it('are JSON Feed with the same lessons', () => {
    expect(JSON.parse(lessonFeeds([lesson], site, sizes).json)).toMatchObject({
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
    expect(lessonFeeds([lesson], site, sizes)).toEqual(lessonFeeds([lesson], site, sizes))
    expect(lessonFeeds([], site, sizes)).toEqual(lessonFeeds([], site, sizes))
  })

  it('have a picture with its true size, and none without', () => {
    const { rss, json } = lessonFeeds([lesson, { ...lesson, picturePath: 'x.png' }], site, sizes)
    expect(rss.match(/<enclosure [^>]*>/g)).toEqual([
      expect.stringMatching(/length="48213".*url="https:\/\/stala\.example\/media_stream-image\//),
    ])
    expect(JSON.parse(json).items.map(({ image = '' }) => image !== '')).toEqual([true, false])
  })

  it.each([
    ['href="/products/3/x"', 'href="https://stala.example/products/3/x"'],
    ['href="products/3"', 'href="https://stala.example/blog/post/7/products/3"'],
    ['href="?q=α"', 'href="https://stala.example/blog/post/7/kafes?q=%CE%B1"'],
    ['href="#x"', 'href="https://stala.example/blog/post/7/kafes#x"'],
    ['href="../8/a"', 'href="https://stala.example/blog/post/8/a"'],
    ['href="./"', 'href="https://stala.example/blog/post/7/"'],
    ['href="//cdn.example/a"', 'href="https://cdn.example/a"'],
    ["href='/a?b=1&amp;c=2'", 'href="https://stala.example/a?b=1&amp;c=2"'],
    ['href="https://other.example/a"', 'href="https://other.example/a"'],
    ['href="mailto:a@b.example"', 'href="mailto:a@b.example"'],
    ['href="https://"', 'href="https://"'],
    ['src="a.png"', 'src="https://stala.example/blog/post/7/a.png"'],
    [
      'srcset="/a.webp 320w, b.webp 640w"',
      'srcset="https://stala.example/a.webp 320w, https://stala.example/blog/post/7/b.webp 640w"',
    ],
    ['srcset="/a,b.webp"', 'srcset="https://stala.example/a,b.webp"'],
  ])('have absolute addresses for %s', (attribute, expected) => {
    const page = 'https://stala.example/blog/post/7/kafes'
    expect(withAbsoluteLinks(`<pre><a ${attribute}>α &lt; β</a></pre>`, page)).toBe(
      `<pre><a ${expected}>α &lt; β</a></pre>`,
    )
    const feeds = lessonFeeds(
      [{ ...lesson, bodyHtml: `<p><a ${attribute}>α</a></p>` }],
      site,
      sizes,
    )
    expect(feeds.rss).toContain(expected)
    expect(JSON.parse(feeds.json).items[0].content_html).toContain(expected)
  })
})
