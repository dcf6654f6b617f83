import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameSitemap, writeRobots, writeSecurityTxt } from './on-post-build'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-site-'))
})

afterEach(() => rm(folder, { recursive: true }))

const place = (name: string) => writeFile(join(folder, name), name)
const read = (name: string) => readFile(join(folder, name), 'utf8')

describe('the sitemap', () => {
  it('is the only part where there is one', async () => {
    await Promise.all(['sitemap-index.xml', 'sitemap-0.xml'].map(place))
    await nameSitemap(folder)
    expect(await readdir(folder)).toEqual(['sitemap.xml'])
    expect(await read('sitemap.xml')).toBe('sitemap-0.xml')
  })

  it('is the index of several parts', async () => {
    await Promise.all(['sitemap-index.xml', 'sitemap-0.xml', 'sitemap-1.xml'].map(place))
    await nameSitemap(folder)
    expect(await read('sitemap.xml')).toBe('sitemap-index.xml')
    expect((await readdir(folder)).sort()).toEqual([
      'sitemap-0.xml',
      'sitemap-1.xml',
      'sitemap.xml',
    ])
  })
})

describe('robots.txt', () => {
  it('disallows the services and names the sitemap', async () => {
    await writeRobots(folder, 'https://stagona.example')
    const text = await read('robots.txt')
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/)
    expect(text).toMatch(/\nSitemap: https:\/\/stagona\.example\/sitemap\.xml\n$/)
  })
})

describe('security.txt', () => {
  const baseUrl = 'https://stagona.example'
  const builtAt = new Date('2026-03-30T09:00:00Z')

  it('names contact, languages and its own address, for less than a year', async () => {
    await writeSecurityTxt(folder, { baseUrl, contact: 'mailto:cert@stagona.example', builtAt })
    expect(await read('.well-known/security.txt')).toBe(
      [
        'Contact: mailto:cert@stagona.example',
        'Expires: 2027-02-01T00:00:00.000Z',
        'Preferred-Languages: el, en',
        'Canonical: https://stagona.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('is absent without a contact, also where an earlier build had one', async () => {
    await writeSecurityTxt(folder, { baseUrl, contact: 'mailto:cert@stagona.example', builtAt })
    await writeSecurityTxt(folder, { baseUrl, contact: null, builtAt })
    expect(await readdir(join(folder, '.well-known'))).toEqual([])
  })
})
