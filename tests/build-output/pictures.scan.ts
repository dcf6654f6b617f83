import { orderWords } from '#contract/media/media-path'
import { parseMediaPath, siteOrders } from '#contract/media/parse-media-path'
import { imageWidths } from '#contract/media/site-pictures'
import { readPicturePath } from '#emulator/images/read-picture-path'
import { startGateway } from '#gateway/testing/start-gateway'
import { filesEnding, pages, readText } from './published-site'

interface Candidate {
  page: string
  address: string
  /** `640w`, `2x`, or undefined for the address in `src`. */
  descriptor: string | undefined
  /** The `width` attribute, in CSS pixels. */
  shown: number
}

const pictures = pages.flatMap(({ root, path }) =>
  root.querySelectorAll('img, source').map((element) => ({ element, path })),
)

const candidates: Candidate[] = pictures.flatMap(({ element, path }) => {
  const entries = (element.getAttribute('srcset') ?? '').split(',').filter((entry) => entry.trim())
  const shown = Number(element.getAttribute('width'))
  const plain = {
    page: path,
    address: element.getAttribute('src') ?? '',
    descriptor: undefined,
    shown,
  }
  return [
    ...(plain.address ? [plain] : []),
    ...entries.map((entry) => {
      const [address = '', descriptor] = entry.trim().split(/\s+/)
      return { page: path, address, descriptor, shown }
    }),
  ]
})

const drawn = candidates.filter(({ address }) => address.startsWith('/media_stream-image/'))

function optionsOf({ address }: Candidate) {
  const reading = parseMediaPath(address)
  if (!reading.ok) throw new Error(`${address}: ${reading.problem}`)
  return reading.options
}

/** Addresses that break a rule, each once, with a page that has it. */
function where(broken: (candidate: Candidate) => boolean, among = drawn): Record<string, string> {
  return Object.fromEntries(among.filter(broken).map(({ address, page }) => [address, page]))
}

describe('pictures', () => {
  it('exist on the pages', () => {
    expect(drawn.length).toBeGreaterThan(500)
  })

  it('have an alternative text and a size', () => {
    const bare = pictures
      .filter(({ element }) => element.tagName === 'IMG')
      .filter(({ element }) =>
        ['alt', 'width', 'height'].some((name) => element.getAttribute(name) === undefined),
      )
    expect(bare.map(({ path, element }) => `${path} ${element.getAttribute('src')}`)).toEqual([])
  })

  it('are webp of quality 90, or SVG (R349)', () => {
    expect(where((candidate) => optionsOf(candidate).format !== 'webp')).toEqual({})
    expect(where((candidate) => optionsOf(candidate).quality !== 90)).toEqual({})
    const isOdd = ({ address }: Candidate) =>
      !/\.(?:webp|avif|svg)$|^data:image\/svg\+xml/.test(address)
    const others = candidates.filter((candidate) => !drawn.includes(candidate))
    expect(where(isOdd, others)).toEqual({})
  })

  it('have sizes that the gateway serves', () => {
    const isForeign = (candidate: Candidate) =>
      !siteOrders.has(orderWords(optionsOf(candidate)).join('/'))
    expect(where(isForeign)).toEqual({})
  })

  it('are drawn by the image service: all that pages, sitemap, feeds and structured data name', async () => {
    const texts = filesEnding('.html', '.xml', '.json', '.txt').map(readText)
    const named = texts.flatMap(
      (text) => text.match(/\/media_stream-image\/[^\s"'<>,\\&)]+/g) ?? [],
    )
    expect(named.filter((address) => address.includes('/jpg/')).length).toBeGreaterThan(100)
    const { ask } = startGateway({
      variables: { RATE_LIMITS: 'off' },
      upstream: (url) => {
        const reading = readPicturePath(new URL(url).pathname)
        const headers = { 'content-type': 'image/webp' }
        return new Response('picture', { status: reading.ok ? 200 : reading.status, headers })
      },
    })
    const refused: string[] = []
    for (const address of new Set(named)) {
      if ((await ask(address)).status !== 200) refused.push(address)
    }
    expect(refused).toEqual([])
  })

  it('have the widths of the layouts, in both pixel densities (R349)', () => {
    const isOdd = (candidate: Candidate) => {
      const { width } = optionsOf(candidate)
      const offered = imageWidths(candidate.shown)
      return candidate.descriptor?.endsWith('w') === true && !offered.includes(width)
    }
    expect(where(isOdd)).toEqual({})
    expect(where(({ descriptor }) => !/^(?:\d+w|[12]x|undefined)$/.test(`${descriptor}`))).toEqual(
      {},
    )
  })

  it('have the width of their descriptor', () => {
    const isLying = (candidate: Candidate) =>
      candidate.descriptor?.endsWith('w') === true &&
      candidate.descriptor !== `${optionsOf(candidate).width}w`
    expect(where(isLying)).toEqual({})
  })

  it('load eagerly at most once a page', () => {
    const eager = pages.filter(
      ({ root }) => root.querySelectorAll('img[fetchpriority=high]').length > 1,
    )
    expect(eager.map(({ path }) => path)).toEqual([])
  })
})
