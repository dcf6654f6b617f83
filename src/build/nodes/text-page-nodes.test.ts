import { textPageNodes } from './text-page-nodes'

const pages = textPageNodes('locales/el/pages')

describe('text pages', () => {
  it('have three facts each', async () => {
    for (const { slug, facts } of await pages) expect([slug, facts.length]).toEqual([slug, 3])
  })

  it('have a summary, pull quote or cards each', async () => {
    for (const { slug, html } of await pages) {
      const blocks = html.match(/data-block="(summary|pull|cards)"/g) ?? []
      expect([slug, blocks.length > 0]).toEqual([slug, true])
    }
  })

  it('have no plain quotation, and link only to existing pages', async () => {
    const slugs = new Set((await pages).map(({ slug }) => slug))
    for (const { html, relatedSlugs } of await pages) {
      expect(html).not.toContain('<blockquote')
      expect(relatedSlugs.filter((slug) => !slugs.has(slug))).toEqual([])
    }
  })

  it('count the rights of the privacy page correctly', async () => {
    const privacy = (await pages).find(({ slug }) => slug === 'privacy-policy')
    const rights = privacy?.html.match(/Έχετε δικαίωμα:<\/p><ul>(.*?)<\/ul>/s)?.[1]
    expect(privacy?.facts[1]?.figure).toBe(`${rights?.match(/<li>/g)?.length} δικαιώματα`)
  })
})
