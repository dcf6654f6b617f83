import { breadcrumbList, writeJsonLd } from './json-ld'

describe('writeJsonLd', () => {
  it('escapes HTML', () => {
    const text = writeJsonLd({ name: '</script><script>alert(1)</script> &lt; \u2028' })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(text).toContain('\\u003c/script\\u003e')
    expect(JSON.parse(text)).toEqual({
      name: '</script><script>alert(1)</script> &lt; \u2028',
    })
  })
})

describe('breadcrumbList', () => {
  it('numbers the trail with absolute URLs', () => {
    const trail = [
      { name: 'Αρχική', path: '/' },
      { name: 'Μνήμη', path: '/blog/category/1/mnimi' },
    ]
    expect(breadcrumbList(trail, 'https://stagona.example')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Αρχική', item: 'https://stagona.example/' },
        { position: 2, item: 'https://stagona.example/blog/category/1/mnimi' },
      ],
    })
  })
})
