import { fontFiles } from '#theme/fonts'
import { typefaceAfterFirstPaint } from './deferred-widgets'

class Timing {
  constructor(
    readonly startTime: number,
    readonly responseEnd = startTime,
  ) {}
}

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = async () => this
}

/** Sets the times of the first paint and of each font file; null for a file that is loading. */
function visit(painted: number, came: readonly (number | null)[]) {
  const times = new Map([['first-contentful-paint', new Timing(painted)]])
  for (const [at, { url }] of fontFiles.entries()) {
    const end = came[at]
    if (typeof end === 'number') times.set(`http://localhost${url}`, new Timing(0, end))
  }
  const entry = (name: string) => times.get(name)
  Object.assign(performance, { getEntriesByName: (name: string) => [entry(name)].filter(Boolean) })
}

beforeEach(() => {
  Object.assign(globalThis, { FontFace: Face, PerformanceResourceTiming: Timing })
})

it('is empty where all files loaded before the first paint', async () => {
  visit(900, [400, 899])
  expect(await typefaceAfterFirstPaint()).toEqual([])
})

it.each([
  ['loaded after it', [400, 901]],
  ['is still loading', [400, null]],
])('contains all faces where a file %s', async (_, came) => {
  visit(900, came)
  const faces = await typefaceAfterFirstPaint()
  expect(faces).toHaveLength(fontFiles.length)
  expect(faces).toContainEqual(expect.objectContaining({ family: 'Manrope' }))
})
