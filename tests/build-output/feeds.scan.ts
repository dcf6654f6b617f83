import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { lessonFeedPaths, llmsTxtPath, productFeedPaths } from '#contract/paths/feed-paths'
import { files, pages, readText } from './published-site'

const paths = new Set(pages.map(({ path }) => path))
const pathOf = (address: string) => decodeURI(new URL(address).pathname)

describe('the feeds of lessons (R399)', () => {
  it('name published lessons, newest first, in RSS', () => {
    const rss = readText(lessonFeedPaths.rss)
    expect(XMLValidator.validate(rss)).toBe(true)
    const items: { link: string; pubDate: string }[] = new XMLParser().parse(rss).rss.channel.item
    expect(items.length).toBeGreaterThan(10)
    expect(items.filter(({ link }) => !paths.has(pathOf(link)))).toEqual([])
    const dates = items.map(({ pubDate }) => Date.parse(pubDate))
    expect(dates).toEqual([...dates].sort((one, other) => other - one))
    expect(files[lessonFeedPaths.rss]?.type).toBe('application/xml; charset=utf-8')
  })

  it('name the same lessons in JSON Feed', () => {
    const feed: { items: { url: string }[] } = JSON.parse(readText(lessonFeedPaths.json))
    const rss = readText(lessonFeedPaths.rss)
    expect(feed.items.length).toBeGreaterThan(10)
    expect(feed.items.filter(({ url }) => !rss.includes(`<link>${url}</link>`))).toEqual([])
    expect(files[lessonFeedPaths.json]?.type).toBe('application/json; charset=utf-8')
  })

  it('are linked in the head of public pages only', () => {
    const linked = (page: (typeof pages)[number]) =>
      page.root
        .querySelectorAll('link[rel=alternate][type]')
        .map((link) => link.getAttribute('href'))
    const isPersonal = /^\/(?:account|cart|checkout)/
    for (const page of pages) {
      const wanted = isPersonal.test(page.path) ? [] : Object.values(lessonFeedPaths)
      expect({ path: page.path, feeds: linked(page) }).toEqual({ path: page.path, feeds: wanted })
    }
  })
})

it('publishes no product feed unless it is configured (R400, R401)', () => {
  expect(Object.values(productFeedPaths).filter((path) => files[path])).toEqual([])
})

describe('llms.txt (R403)', () => {
  const text = readText(llmsTxtPath)

  it('has a title, a summary and sections', () => {
    expect(text).toMatch(/^# .+\n\n> .{100,}\n\n## /)
    expect(text.match(/^## /gm)?.length).toBeGreaterThan(8)
  })

  it('links to published pages only', () => {
    const links = [...text.matchAll(/^- \[.+\]\((https?:[^)]+)\)/gm)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(90)
    expect(links.filter((link) => !paths.has(pathOf(link)))).toEqual([])
  })
})
