import { type MediaProblem, MediaUrlError } from './media-path'
import { mediaUrl } from './media-url'

const source = 'media/stagona/uploads/blog/a.jpg'

function problemOf(run: () => unknown): MediaProblem | 'nothing was thrown' {
  try {
    run()
  } catch (error) {
    if (error instanceof MediaUrlError) return error.problem
    throw error
  }
  return 'nothing was thrown'
}

describe('mediaUrl', () => {
  it('writes every segment in order with the defaults (R309, R350)', () => {
    expect(mediaUrl(source)).toBe(
      '/media_stream-image/media/stagona/uploads/blog/a.jpg/100/100/contain/entropy/transparent/5/webp/90',
    )
  })

  it('writes the feed picture of the contract', () => {
    const order = {
      width: 472,
      height: 311,
      fit: 'cover',
      position: 'attention',
      quality: 100,
    } as const
    expect(mediaUrl(source, order)).toBe(
      '/media_stream-image/media/stagona/uploads/blog/a.jpg/472/311/cover/attention/transparent/5/webp/100',
    )
  })

  it('prefers options over their preset and ignores undefined ones', () => {
    const url = mediaUrl(source, {
      preset: 'productCard',
      width: 320,
      height: 240,
      format: undefined,
    })
    expect(url).toContain('/320/240/cover/center/transparent/5/webp/90')
  })

  it.each([
    ['black', '000000'],
    ['white', 'FFFFFF'],
    ['#a1b2c3', 'A1B2C3'],
    ['transparent', 'transparent'],
  ])('writes background %s as %s (R309)', (background, written) => {
    expect(mediaUrl(source, { background })).toContain(`/entropy/${written}/5/`)
  })

  it('reads both spellings of the centre, and encodes Greek names and reserved characters', () => {
    expect(mediaUrl(source, { position: 'centre' })).toBe(mediaUrl(source, { position: 'center' }))
    expect(mediaUrl("media/stagona/uploads/blog/Σταγόνα (1)?#,'.png")).toContain(
      '/blog/%CE%A3%CF%84%CE%B1%CE%B3%CF%8C%CE%BD%CE%B1%20%281%29%3F%23%2C%27.png/100/',
    )
  })

  it("returns the file's own path with the provider none", () => {
    expect(mediaUrl('images/ώρα.svg', { provider: 'none' })).toBe('/images/%CF%8E%CF%81%CE%B1.svg')
  })

  it.each<[string, MediaProblem, () => unknown]>([
    ['a source that is not text', 'sourceNotText', () => mediaUrl(JSON.parse('42'))],
    ['no source at all', 'sourceNotText', () => mediaUrl(JSON.parse('null'))],
    [
      'an unknown provider',
      'unknownProvider',
      () => mediaUrl(source, JSON.parse('{"provider":"toString"}')),
    ],
    [
      'an unknown preset',
      'unknownPreset',
      () => mediaUrl(source, JSON.parse('{"preset":"constructor"}')),
    ],
    ['an unknown fit', 'badFit', () => mediaUrl(source, JSON.parse('{"fit":"stretch"}'))],
    ['an absolute address', 'absoluteSource', () => mediaUrl('https://evil.example/a.jpg')],
    ['a foreign folder', 'foreignRoot', () => mediaUrl('private/uploads/a.jpg')],
    ['a lone surrogate', 'badEncoding', () => mediaUrl('media/stagona/uploads/\ud800.png')],
    [
      'a parent segment with the provider none',
      'traversal',
      () => mediaUrl('images/../../a.png', { provider: 'none' }),
    ],
  ])('refuses %s with the problem %s (R331)', (_what, problem, run) => {
    expect(problemOf(run)).toBe(problem)
  })

  it('throws a TypeError without the source in its message', () => {
    expect(() => mediaUrl('secret-folder/a.png')).toThrow(TypeError)
    expect(() => mediaUrl('secret-folder/a.png')).not.toThrow(/secret/)
  })
})
