import { destinationOf, NavigationRefused } from './external-navigation'

const origin = 'https://stagona.example'
const refused = 'Navigating to an external URL is not allowed by default'

describe('destinationOf (R330)', () => {
  it.each([
    ['/blog?page=2#top', '/blog?page=2#top'],
    ['https://stagona.example/blog', '/blog'],
    ['products', '/products'],
  ])('resolves %s to a page', (address, path) => {
    expect(destinationOf(address, origin)).toEqual({ kind: 'page', path })
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://stagona.example/blog',
    'https://stagona.example:444/',
    'https://stagona.example@evil.example/',
  ])('refuses %s by default', (address) => {
    expect(() => destinationOf(address, origin)).toThrow(new NavigationRefused(refused))
  })

  it('resolves another site where that is allowed', () => {
    expect(destinationOf('//other.example/a', origin, { external: true })).toEqual({
      kind: 'external',
      url: 'https://other.example/a',
    })
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:msgbox(1)',
    'blob:https://stagona.example/1',
    'file:///etc/passwd',
  ])('refuses %j even where other sites are allowed', (address) => {
    expect(() => destinationOf(address, origin, { external: true })).toThrow(NavigationRefused)
  })

  it('refuses an invalid URL', () => {
    expect(() => destinationOf('http://[', origin)).toThrow(NavigationRefused)
  })
})
