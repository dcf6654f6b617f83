import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { type EmbeddableFont, readWebFont } from './web-font'

/** One line of a document; `right` ends at the right margin. */
export interface PdfLine {
  left?: string
  right?: string
  isBold?: boolean
  /** In points; 10 by default. */
  size?: number
}

/** A4, in points. */
const page = { width: 595, height: 842, margin: 56 }

const scripts = ['greek', 'latin'] as const
const weights = [400, 700] as const

const resource = (script: string, weight: number) => `${script}${weight}`

let loaded: ReadonlyMap<string, EmbeddableFont> | undefined

/** The typeface of the site, by name of the resource; Greek and Latin are a font each. */
function fonts(): ReadonlyMap<string, EmbeddableFont> {
  loaded ??= new Map(
    scripts.flatMap((script) =>
      weights.map((weight) => {
        const name = `manrope-${script}-${weight}-normal.woff`
        const file = readFileSync(`node_modules/@fontsource/manrope/files/${name}`)
        return [resource(script, weight), readWebFont(file)] as const
      }),
    ),
  )
  return loaded
}

/** A PDF whose text can be copied and searched: its fonts are embedded, and say their characters. */
export function pdfDocument(title: string, lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const used: UsedGlyphs = new Map([...fonts().keys()].map((name) => [name, new Map()]))
  const pages = pagesOf(lines).map((placed) =>
    placed.map(({ y, ...line }) => lineCode(line, y, used)).join('\n'),
  )
  return fileOf(title, pages, used)
}

/** Glyphs that a font draws, with their characters. */
type UsedGlyphs = ReadonlyMap<string, Map<number, string>>

const heightOf = ({ size = 10 }: PdfLine) => size * 1.6

/** The lines of each page, with their places from its bottom. */
function pagesOf(lines: readonly PdfLine[]): (PdfLine & { y: number })[][] {
  const pages: (PdfLine & { y: number })[][] = [[]]
  let y = page.height - page.margin
  for (const line of lines) {
    y -= heightOf(line)
    if (y < page.margin) {
      pages.push([])
      y = page.height - page.margin - heightOf(line)
    }
    pages.at(-1)?.push({ ...line, y })
  }
  return pages
}

function lineCode(line: PdfLine, y: number, used: UsedGlyphs): string {
  const { left = '', right = '', isBold = false, size = 10 } = line
  const weight = isBold ? 700 : 400
  const end = page.width - page.margin
  return [
    textCode(runsOf(left, weight), { x: page.margin, y, size }, used),
    textCode(
      runsOf(right, weight),
      { x: end - widthOf(runsOf(right, weight), size), y, size },
      used,
    ),
  ].join('')
}

/** Characters of one font in a row. */
interface Run {
  font: string
  characters: string[]
}

/** What neither font has is left out. */
function runsOf(text: string, weight: number): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const font = scripts
      .map((script) => resource(script, weight))
      .find((name) => fonts().get(name)?.glyphOf(character))
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.characters.push(character)
    else runs.push({ font, characters: [character] })
  }
  return runs
}

function widthOf(runs: readonly Run[], size: number): number {
  const widths = runs.flatMap(({ font, characters }) => {
    const read = fonts().get(font)
    return characters.map((character) => read?.widthOf(read.glyphOf(character)) ?? 0)
  })
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000
}

interface Place {
  x: number
  y: number
  size: number
}

function textCode(runs: readonly Run[], { x, y, size }: Place, used: UsedGlyphs): string {
  if (runs.length === 0) return ''
  const shown = runs.map(({ font, characters }) => {
    const glyphs = characters.map((character) => {
      const glyph = fonts().get(font)?.glyphOf(character) ?? 0
      used.get(font)?.set(glyph, character)
      return hex(glyph)
    })
    return `/${font} ${size} Tf <${glyphs.join('')}> Tj`
  })
  return `BT ${x.toFixed(2)} ${y.toFixed(2)} Td ${shown.join(' ')} ET\n`
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/** A text outside of the pages. */
const hexText = (text: string) =>
  `<feff${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`

/** Writes the objects of a file, in the order of their numbers. */
function fileOf(
  title: string,
  pages: readonly string[],
  used: UsedGlyphs,
): Uint8Array<ArrayBuffer> {
  const objects: Buffer[] = []
  const add = (content: string | Buffer) => objects.push(Buffer.from(content))
  const stream = (content: string | Buffer, more = '') => {
    const packed = deflateSync(content)
    const head = `<< /Length ${packed.length} /Filter /FlateDecode ${more}>>\nstream\n`
    return add(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]))
  }
  add(
    '<< /Type /Catalog /Pages 2 0 R /Lang (el-GR) /ViewerPreferences << /DisplayDocTitle true >> >>',
  )
  const firstPage = 4
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add(`<< /Title ${hexText(title)} >>`)
  const inUse = [...used].filter(([, glyphs]) => glyphs.size > 0)
  const firstFont = firstPage + 2 * pages.length
  const named = inUse.map(([name], at) => `/${name} ${firstFont + 5 * at} 0 R`).join(' ')
  const box = `[0 0 ${page.width} ${page.height}]`
  pages.forEach((code, at) => {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${firstPage + 2 * at + 1} 0 R /Resources << /Font << ${named} >> >> >>`,
    )
    stream(code)
  })
  for (const [name, glyphs] of inUse) addFont(name, glyphs)
  return numbered(objects)

  function addFont(name: string, glyphs: ReadonlyMap<number, string>): void {
    const font = fonts().get(name)
    if (!font) return
    const number = objects.length + 1
    const base = `/BaseFont /Manrope-${name}`
    const widths = [...glyphs.keys()].map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ')
    add(
      `<< /Type /Font /Subtype /Type0 ${base} /Encoding /Identity-H /DescendantFonts [${number + 1} 0 R] /ToUnicode ${number + 4} 0 R >>`,
    )
    add(
      `<< /Type /Font /Subtype /CIDFontType2 ${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${number + 2} 0 R /CIDToGIDMap /Identity /W [${widths}] >>`,
    )
    add(
      `<< /Type /FontDescriptor /FontName /Manrope-${name} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.ascent} /StemV 80 /FontFile2 ${number + 3} 0 R >>`,
    )
    stream(font.file, `/Length1 ${font.file.length} `)
    stream(unicodeMap(glyphs))
  }
}

/** Says which characters the glyphs of a font are, in the blocks of at most 100 that PDF allows. */
function unicodeMap(glyphs: ReadonlyMap<number, string>): string {
  const lines = [...glyphs].map(
    ([glyph, character]) => `<${hex(glyph)}> <${hex(character.codePointAt(0) ?? 0)}>`,
  )
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const block = lines.slice(100 * at, 100 * (at + 1))
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function numbered(objects: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n')]
  let length = parts[0]?.length ?? 0
  const places = objects.map((content, at) => {
    const place = length
    const object = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      content,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(object)
    length += object.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}
