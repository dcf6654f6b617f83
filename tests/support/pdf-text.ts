import { inflateSync } from 'node:zlib'

/**
 * The lines of text of a PDF, as somebody copies them: glyphs become characters by what their font
 * says of them. For files whose objects stand openly in them, one text an object of the page.
 */
export function textOfPdf(file: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(file))
  const fonts = fontMaps(objects)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.flatMap(({ head }) => {
    const content = objects.get(referenceIn(head, 'Contents'))?.stream ?? ''
    return [...content.matchAll(/^BT (.*) ET$/gm)].map(([, code = '']) => shownText(code, fonts))
  })
}

interface PdfObject {
  head: string
  /** What it contains, without compression. */
  stream: string
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const starts = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)]
  return new Map(
    starts.map(({ 0: mark, 1: number, index }) => {
      const from = index + mark.length
      const body = text.slice(from, text.indexOf('\nendobj', from))
      const [head = ''] = body.split('\nstream\n')
      const streamAt = from + head.length + '\nstream\n'.length
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
      const stream = length > 0 ? inflateSync(file.subarray(streamAt, streamAt + length)) : ''
      return [Number(number), { head, stream: stream.toString('latin1') }]
    }),
  )
}

const referenceIn = (head: string, name: string) =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])

type CharacterMap = ReadonlyMap<string, string>

/** Characters of the glyphs of each font, by the name that pages call it. */
function fontMaps(objects: ReadonlyMap<number, PdfObject>): Map<string, CharacterMap> {
  const named = [...objects.values()].flatMap(({ head }) => [
    ...(/\/Font << (.*?) >>/.exec(head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g),
  ])
  return new Map(
    named.map(([, name = '', number]) => {
      const font = objects.get(Number(number))?.head ?? ''
      const map = objects.get(referenceIn(font, 'ToUnicode'))?.stream ?? ''
      const pairs = [...map.matchAll(/^<([\da-f]{4})> <([\da-f]{4})>$/gm)]
      const known = pairs.map(
        ([, glyph = '', code = '']) =>
          [glyph, String.fromCharCode(Number.parseInt(code, 16))] as const,
      )
      return [name, new Map(known)]
    }),
  )
}

function shownText(code: string, fonts: ReadonlyMap<string, CharacterMap>): string {
  return [...code.matchAll(/\/(\w+) [\d.]+ Tf <([\da-f]*)> Tj/g)]
    .map(([, font = '', glyphs = '']) =>
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? '?').join(''),
    )
    .join('')
}
