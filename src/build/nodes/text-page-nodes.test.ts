import { textPageNodes } from './text-page-nodes'

const pages = textPageNodes('locales/el/pages')

describe('the pages of plain text', () => {
  it('each say three facts first', async () => {
    for (const { slug, facts } of await pages) expect([slug, facts.length]).toEqual([slug, 3])
  })

  it('each give the eye something to rest on: no page is one wall', async () => {
    for (const { slug, html } of await pages) {
      const blocks = html.match(/data-block="(summary|pull|cards)"/g) ?? []
      expect([slug, blocks.length > 0]).toEqual([slug, true])
    }
  })

  it('keep no quotation that nobody laid out, and lead only to pages there are', async () => {
    const slugs = new Set((await pages).map(({ slug }) => slug))
    for (const { html, relatedSlugs } of await pages) {
      expect(html).not.toContain('<blockquote')
      expect(relatedSlugs.filter((slug) => !slugs.has(slug))).toEqual([])
    }
  })

  it('count the rights that the page on privacy lists', async () => {
    const privacy = (await pages).find(({ slug }) => slug === 'privacy-policy')
    const rights = privacy?.html.match(/Έχετε δικαίωμα:<\/p><ul>(.*?)<\/ul>/s)?.[1]
    expect(privacy?.facts[1]?.figure).toBe(`${rights?.match(/<li>/g)?.length} δικαιώματα`)
  })
})
