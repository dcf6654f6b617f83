import { floorFigures, pageFigures, pictureAddresses } from './page-figures'
import { readVisit, type Visit } from './run-lighthouse'

const scores = { performance: 99, accessibility: 100, 'best-practices': 96, seo: 100 }
const seen = (lcp: number): Visit => ({
  ...{ scores, lcp, tbt: 12, cls: 0.001 },
  ...{ scripting: lcp / 2, bytes: lcp * 1000, requests: 9 },
})

describe('figures of pages', () => {
  it('are medians beside the page without scripts', () => {
    const pages = [
      {
        name: 'home',
        page: [1200, 900, 5000].map(seen),
        baseline: [600, 800, 10].map(seen),
        floor: [400].map(seen),
      },
    ]
    expect(pageFigures(pages).split('\n')[2]?.split(/\s+/)).toEqual(
      'home 99 100 96 100 1200 12 0.001 600 2.00'.split(' '),
    )
    expect(floorFigures(pages).split('\n')[2]?.split(/\s+/)).toEqual(
      'home 12 12 0 600 200 3.00 1200 400 3.00 9 9'.split(' '),
    )
  })
})

describe('report of Lighthouse', () => {
  const rows = (...items: object[]) => ({ details: { type: 'table', items } }) as never
  const category = (score: number | null) => ({ score }) as never
  const report = {
    categories: {
      performance: category(0.985),
      accessibility: category(1),
      'best-practices': category(0.96),
      seo: category(1),
    },
    audits: {
      'largest-contentful-paint': { numericValue: 812.4 } as never,
      'total-blocking-time': { numericValue: 0 } as never,
      'cumulative-layout-shift': { numericValue: 0.002 } as never,
      'mainthread-work-breakdown': rows(
        { group: 'scriptEvaluation', duration: 100 },
        { group: 'garbageCollection', duration: 11.5 },
        { group: 'styleLayout', duration: 40 },
      ),
      'network-requests': rows(
        { url: 'http://localhost/', transferSize: 700 },
        { url: 'http://localhost/app.js', transferSize: 300 },
        { url: 'data:image/svg+xml,x', transferSize: 0 },
      ),
    },
  }

  it('is read as scores, milliseconds and layout shift', () => {
    expect(readVisit(report)).toEqual({
      scores: { ...scores, performance: 99 },
      lcp: 812.4,
      tbt: 0,
      cls: 0.002,
      scripting: 111.5,
      bytes: 1000,
      requests: 2,
    })
  })

  it('is refused if the page did not load or a figure is missing', () => {
    const runtimeError = { code: 'NO_FCP', message: 'The page did not paint.' }
    expect(() => readVisit({ ...report, runtimeError })).toThrow('The page did not paint.')
    const { seo: _, ...rest } = report.categories
    expect(() => readVisit({ ...report, categories: rest })).toThrow('no figure for seo')
  })
})

it('finds the pictures of a page, each once', () => {
  const html = `<img src="/media_stream-image/a.png/800/webp/90"
    srcset="/media_stream-image/a.png/320/webp/90 320w, /media_stream-image/a.png/800/webp/90 800w">
    <img src="/logo.svg"><img src="/media_stream-image/b.png/96/webp/90">`
  expect(pictureAddresses(html)).toEqual([
    '/media_stream-image/a.png/800/webp/90',
    '/media_stream-image/a.png/320/webp/90',
    '/media_stream-image/b.png/96/webp/90',
  ])
})
