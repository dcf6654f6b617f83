import { readFileSync } from 'node:fs'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { palette } from '../../theme/colours'
import { excerpt } from '../html/sanitise-html'

export interface SharedPage {
  name: string
  /** What the page belongs to, e.g. its topic; may be empty. */
  section: string
  /** A few words at the lower edge; may be empty. */
  note: string
  kind: 'lesson' | 'product' | 'page'
}

export interface ShareParts {
  page: SharedPage
  /** SVG of the brand's wordmark; without one its title is written. */
  logo: Buffer | null
  appTitle: string
  /** The page's own picture; without one the brand's drop is drawn. */
  picture: Buffer | null
}

/** Size in which other sites show a link. */
export const shareSize = { width: 1200, height: 630 }
const { width, height } = shareSize

const pictureWidth = 540
const pictureLeft = width - pictureWidth
const textWidth = 560
const margin = 72

const { slate, green, blue, white } = palette
const tones = {
  lesson: { paper: green[50], strong: green[700], words: green[800], ring: green[100] },
  product: { paper: blue[50], strong: blue[700], words: blue[800], ring: blue[100] },
  page: { paper: green[50], strong: green[700], words: green[800], ring: green[100] },
}

/**
 * Composes the picture that other sites show with a link to a page, as a JPEG. Texts are paths,
 * so that no font has to be installed.
 */
export async function composeSharePicture(parts: ShareParts): Promise<Buffer> {
  const { page, logo, picture } = parts
  const tone = tones[page.kind]
  const art = picture ? await cutPicture(picture) : Buffer.from(dropArt(tone))
  const mark = logo && (await sharp(logo, { density: 220 }).resize({ height: 52 }).toBuffer())
  return sharp({ create: { width, height, channels: 3, background: tone.paper } })
    .composite([
      { input: art, left: pictureLeft, top: 0 },
      { input: Buffer.from(await textLayer(parts)), left: 0, top: 0 },
      ...(mark ? [{ input: mark, left: margin, top: 64 }] : []),
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The page's picture with a curved edge towards the words. */
async function cutPicture(picture: Buffer): Promise<Buffer> {
  const edge = svg(
    pictureWidth,
    `<path d="M60 0C-20 210 -20 420 60 ${height}H${pictureWidth}V0Z" fill="${white}"/>`,
  )
  return sharp(picture)
    .resize({ width: pictureWidth, height, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(edge), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Outline of the brand's drop in a box of 24 × 24. */
const dropPath = 'M12 .2C14.4 5.4 20 10.84 20 15.8A8 8 0 0 1 4 15.8C4 10.84 9.6 5.4 12 .2Z'

/** A drop with its ripples. */
function dropArt({ strong, ring }: (typeof tones)[keyof typeof tones]): string {
  const rings = [290, 220, 150].map(
    (radius) =>
      `<circle cx="310" cy="335" r="${radius}" fill="none" stroke="${ring}" stroke-width="36"/>`,
  )
  const drop = `<path transform="translate(208 222) scale(8.5)" d="${dropPath}" fill="${strong}"/>`
  return svg(pictureWidth, [...rings, drop].join(''))
}

function svg(across: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}">${content}</svg>`
}

/** The words as SVG paths, so that drawing them needs no installed font. */
async function textLayer({ page, logo, appTitle }: ShareParts): Promise<string> {
  const { name, section, note, kind } = page
  const tone = tones[kind]
  const title = excerpt(name, 110)
  const size = titleSize(title)
  const column = { display: 'flex', flexDirection: 'column' }
  const brand = { fontSize: 40, fontWeight: 800, color: tone.strong }
  const tree = box(
    { ...column, height: height - 2 * margin, margin, justifyContent: 'space-between' },
    [
      box({ height: 52, ...brand }, logo ? '' : appTitle),
      box({ ...column, width: textWidth }, [
        ...(section
          ? [box({ fontSize: 30, fontWeight: 700, color: tone.words, marginBottom: 16 }, section)]
          : []),
        box(
          {
            fontSize: size,
            fontWeight: 800,
            color: slate[900],
            lineHeight: 1.14,
            letterSpacing: '-0.02em',
          },
          title,
        ),
      ]),
      box({ height: 40, alignItems: 'center', fontSize: 28, fontWeight: 700, color: slate[600] }, [
        box({ width: 56, height: 10, borderRadius: 5, backgroundColor: tone.strong }, ''),
        box({ marginLeft: 20 }, note),
      ]),
    ],
  )
  return satori(tree, { ...shareSize, fonts: fonts() })
}

/** Large for few words; no word is wider than the column. */
function titleSize(title: string): number {
  const wanted = title.length <= 26 ? 72 : title.length <= 48 ? 62 : title.length <= 76 ? 52 : 44
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length))
  return Math.min(wanted, Math.floor(textWidth / (0.62 * longestWord)))
}

type Style = Record<string, string | number>
type Tree = Parameters<typeof satori>[0]

function box(style: Style, children: string | readonly Tree[]): Tree {
  const given = { display: 'flex', fontFamily: 'Latin, Greek', ...style }
  return { type: 'div', key: null, props: { style: given, children } } as Tree
}

let loaded: Font[] | null = null

/** The site's typeface; the library cannot read the variable one in WOFF 2. */
function fonts(): Font[] {
  loaded ??= ([700, 800] as const).flatMap((weight) =>
    (['Latin', 'Greek'] as const).map((name) => ({
      name,
      weight,
      style: 'normal' as const,
      data: readFileSync(
        `node_modules/@fontsource/manrope/files/manrope-${name.toLowerCase()}-${weight}-normal.woff`,
      ),
    })),
  )
  return loaded
}
