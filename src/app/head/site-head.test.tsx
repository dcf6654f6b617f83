/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicConfig } from '#contract/config/public-config'

const mockConfig: Partial<PublicConfig> = {
  appTitle: 'Σταγόνα',
  baseUrl: 'https://stagona.example',
  titleSeparator: '-',
}
jest.mock('#lib/config/public-config', () => ({ publicConfig: mockConfig }))

async function hiddenHeadOf(props: object) {
  const { HiddenHead } = await import('./hidden-head')
  return renderToStaticMarkup(<HiddenHead {...props} />)
}

async function headOf(config: Partial<PublicConfig>, props: object) {
  jest.resetModules()
  Object.assign(
    mockConfig,
    { googleSiteVerification: undefined, domainVerifyId: undefined },
    config,
  )
  const { SiteHead } = await import('./site-head')
  return renderToStaticMarkup(<SiteHead {...props} />)
}

describe('SiteHead', () => {
  it('has the titles of page and site, and a canonical URL', async () => {
    const html = await headOf({}, { title: 'Όραμα', description: 'Πού πάμε', path: '/vision' })
    expect(html).toContain('<title>Όραμα - Σταγόνα</title>')
    expect(html).toContain('<meta name="description" content="Πού πάμε"/>')
    expect(html).toContain('<link rel="canonical" href="https://stagona.example/vision"/>')
    expect(html).toContain('<meta property="og:url" content="https://stagona.example/vision"/>')
    expect(html).not.toContain('robots')
  })

  it('renders verification tags only where they are configured (R174)', async () => {
    expect(await headOf({}, {})).not.toMatch(/site-verification|domain_verify/)
    const html = await headOf({ googleSiteVerification: 'g1', domainVerifyId: 'p1' }, {})
    expect(html).toContain('<meta name="google-site-verification" content="g1"/>')
    expect(html).toContain('<meta name="p:domain_verify" content="p1"/>')
  })

  it.each([
    [
      'media/stagona/uploads/blog/a.png',
      '/media_stream-image/media/stagona/uploads/blog/a.png/1200/630/',
    ],
    ['https://evil.example/a.png', '/media_stream-image/static/images/default.png/1200/630/'],
    [undefined, '/media_stream-image/static/images/default.png/1200/630/'],
  ])('shows %s in previews', async (picturePath, start) => {
    const html = await headOf({}, { picturePath })
    expect(html).toContain(`property="og:image" content="https://stagona.example${start}`)
  })

  it('has what the build composed: description, structured data and preview (R395, R404)', async () => {
    const meta = {
      description: 'Πού πάμε',
      jsonLd: ['{"name":"\\u003c/script"}', '{}'],
      sharePicture: '/share/0123456789abcdef0123.jpg',
    }
    const html = await headOf({}, { meta, picturePath: 'media/stagona/uploads/blog/a.png' })
    expect(html).toContain('<meta name="description" content="Πού πάμε"/>')
    expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script"}</script>')
    expect(html).toContain('<script type="application/ld+json">{}</script>')
    expect(html).toContain(
      'property="og:image" content="https://stagona.example/share/0123456789abcdef0123.jpg"',
    )
  })
})

describe('HiddenHead', () => {
  it('uses a full title unchanged, and is not indexed (R146)', async () => {
    const html = await hiddenHeadOf({ fullTitle: 'Σφαλμα 404' })
    expect(html).toBe('<title>Σφαλμα 404</title><meta name="robots" content="noindex"/>')
  })

  it('has the titles of page and site, and a canonical URL where it has one', async () => {
    const html = await hiddenHeadOf({ title: 'Καλάθι', path: '/cart' })
    expect(html).toContain('<title>Καλάθι - Σταγόνα</title>')
    expect(html).toContain('<link rel="canonical" href="https://stagona.example/cart"/>')
  })
})
