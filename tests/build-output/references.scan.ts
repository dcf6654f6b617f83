import { clientShellOf } from '#contract/paths/match-path'
import { files, filesEnding, pages, pathsWhere, prerendered, readText } from './published-site'

const served = /^\/(?:api|auth|ws|media_stream-image)(?:\/|$)/
const pathsOfPages = new Set(pages.map(({ path }) => path))

/** Attributes of addresses that a page loads. */
const loaded: readonly (readonly [string, string])[] = [
  ['script', 'src'],
  ['img', 'src'],
  ['img', 'srcset'],
  ['source', 'srcset'],
  ['link', 'href'],
  ['link', 'imagesrcset'],
  ['iframe', 'src'],
  ['video', 'src'],
  ['audio', 'src'],
  ['object', 'data'],
  ['use', 'href'],
]

function addressesOf(value: string, attribute: string): string[] {
  if (!/srcset/.test(attribute)) return [value]
  return value.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '')
}

/** Every loaded address, with its page. */
const references = pages.flatMap(({ root, path }) =>
  loaded.flatMap(([tag, attribute]) =>
    root
      .querySelectorAll(`${tag}[${attribute}]`)
      .filter((element) => !/^(?:canonical|alternate|me)$/.test(element.getAttribute('rel') ?? ''))
      .flatMap((element) => addressesOf(element.getAttribute(attribute) ?? '', attribute))
      .map((address) => [address, path] as const),
  ),
)

/** References that break a rule, each once, with the last page that has it. */
function referencesWhere(broken: (address: string) => boolean): Record<string, string> {
  return Object.fromEntries(references.filter(([address]) => broken(address)))
}

describe('resources of pages', () => {
  it('come from the same origin', () => {
    expect(referencesWhere((address) => !/^(?:\/(?!\/)|#|data:)/.test(address))).toEqual({})
  })

  it('exist', () => {
    const isMissing = (address: string) =>
      address.startsWith('/') &&
      !served.test(address) &&
      !files[decodeURI(address.replace(/[?#].*$/, ''))]
    expect(referencesWhere(isMissing)).toEqual({})
  })

  it('have no URL of another site in their styles', () => {
    expect(pathsWhere(({ html }) => /url\(\s*["']?(?:https?:)?\/\//.test(html))).toEqual([])
  })
})

describe('links', () => {
  it('lead to a page, a client page or a service', () => {
    const isBroken = (path: string) =>
      path.startsWith('/') &&
      !served.test(path) &&
      !pathsOfPages.has(decodeURI(path)) &&
      !files[path] &&
      clientShellOf(path) === null
    const links = pages.flatMap(({ root, path }) =>
      root
        .querySelectorAll('a[href], form[action]')
        .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
        .map((address) => [address.replace(/[?#].*$/, ''), path] as const),
    )
    expect(Object.fromEntries(links.filter(([address]) => isBroken(address)))).toEqual({})
  })

  it('to other sites have noopener', () => {
    const open = pages.flatMap(({ root }) =>
      root
        .querySelectorAll('a[target=_blank]')
        .filter((link) => !/noopener/.test(link.getAttribute('rel') ?? ''))
        .map((link) => link.getAttribute('href')),
    )
    expect(open).toEqual([])
  })
})

describe('pages', () => {
  it('have no scripts in attributes or `javascript:` URLs', () => {
    const handler = /<[a-z][^<>]*\son[a-z]+=/i
    expect(
      pathsWhere(({ html }) => handler.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))),
    ).toEqual([])
    expect(pathsWhere(({ root }) => root.querySelector('[href^="javascript:"]') !== null)).toEqual(
      [],
    )
  })

  it('have their page data (R308)', () => {
    const without = pathsWhere(({ path }) => {
      const file = `/page-data${path === '/' ? '/index' : path}/page-data.json`
      return !files[file] || JSON.parse(readText(file)).path !== path
    })
    expect(without).toEqual([])
  })

  it('are listed in the build notes', () => {
    expect(prerendered.filter((path) => !pathsOfPages.has(path))).toEqual([])
    expect(prerendered).toContain('/')
  })
})

describe('leftovers', () => {
  it('of the bundler and of packages are not published', () => {
    const odd = /\.map$|LICENSE|chunk-map|webpack\.stats|partytown|workbox-v4|idb-keyval|_gatsby\//
    expect(Object.keys(files).filter((path) => odd.test(path))).toEqual([])
  })

  it('of source maps are not referenced', () => {
    expect(
      filesEnding('.js', '.css').filter((path) => /sourceMappingURL/.test(readText(path))),
    ).toEqual([])
  })
})
