import { inflateSync } from 'node:zlib'

/** A font that a document can contain. Lengths are in thousandths of the size. */
export interface EmbeddableFont {
  /** The font as a file, without the compression of the web. */
  file: Buffer
  /** Number of the glyph of a character; 0 where there is none. */
  glyphOf(character: string): number
  widthOf(glyph: number): number
  box: readonly number[]
  ascent: number
  descent: number
}

/** Reads a TrueType font that was compressed for the web (WOFF 1). */
export function readWebFont(woff: Buffer): EmbeddableFont {
  const tables = tablesOf(woff)
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no table "${tag}".`)
    return found
  }
  const head = table('head')
  const hhea = table('hhea')
  const widths = table('hmtx')
  const glyphs = glyphsOf(table('cmap'))
  const lastWidth = hhea.readUInt16BE(34) - 1
  const scaled = (length: number) => Math.round((length * 1000) / head.readUInt16BE(18))
  return {
    file: fontFile(tables),
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0,
    widthOf: (glyph) => scaled(widths.readUInt16BE(4 * Math.min(glyph, lastWidth))),
    box: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
  }
}

function tablesOf(woff: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = woff.subarray(44 + 20 * at)
    const [offset, stored, length] = [4, 8, 12].map((field) => entry.readUInt32BE(field))
    const content = woff.subarray(offset, (offset ?? 0) + (stored ?? 0))
    const isCompressed = stored !== length
    return [entry.toString('latin1', 0, 4), isCompressed ? inflateSync(content) : content] as const
  })
  return new Map(entries)
}

/** The characters of the part of the table that names them by 16 bits (format 4). */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * at)),
  )
  const part = parts.find((one) => one.readUInt16BE(0) === 4)
  if (!part) throw new Error('The font names no characters by 16 bits.')
  const size = part.readUInt16BE(6)
  const glyphs = new Map<number, number>()
  for (let at = 0; at < size; at += 2) {
    const end = part.readUInt16BE(14 + at)
    const start = part.readUInt16BE(16 + size + at)
    const delta = part.readUInt16BE(16 + 2 * size + at)
    const offsetAt = 16 + 3 * size + at
    const offset = part.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : part.readUInt16BE(offsetAt + offset + 2 * (code - start))
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff)
    }
  }
  return glyphs
}

/** What draws glyphs by their numbers. */
const drawingTables = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']

function fontFile(tables: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + 16 * drawingTables.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(drawingTables.length, 4)
  // For a binary search of the tables, in rows of 16 bytes.
  header.writeUInt16BE(64, 6)
  header.writeUInt16BE(2, 8)
  header.writeUInt16BE(16 * drawingTables.length - 64, 10)
  const contents: Buffer[] = [header]
  let offset = header.length
  drawingTables.forEach((tag, at) => {
    const content = tables.get(tag) ?? Buffer.alloc(0)
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    header.write(tag, 12 + 16 * at, 'latin1')
    header.writeUInt32BE(checksumOf(padded), 16 + 16 * at)
    header.writeUInt32BE(offset, 20 + 16 * at)
    header.writeUInt32BE(content.length, 24 + 16 * at)
    contents.push(padded)
    offset += padded.length
  })
  return Buffer.concat(contents)
}

function checksumOf(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
