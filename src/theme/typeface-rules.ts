import { fallbackFamilies, fontFiles, fontWeights } from './font-files'
import { fontFamily } from './font-urls'

/** How far the typeface reaches above and below its line, in parts of its size. */
const reach = { above: 1.066, below: 0.3 }

/**
 * What people's devices have instead, by the names of each, and how much wider the typeface sets the
 * texts of this site: measured over home, a page of text and two lessons, at the weights of running
 * text and of headings. Arial is on computers and iPhones, Liberation Sans its measure on Linux;
 * Roboto is on Android.
 */
const fallbacks = [
  {
    family: fallbackFamilies[0],
    regular: { names: ['Arial', 'Liberation Sans'], wider: 1.052 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], wider: 1.017 },
  },
  {
    family: fallbackFamilies[1],
    regular: { names: ['Roboto', 'Roboto-Regular'], wider: 1.014 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], wider: 1.039 },
  },
]

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** The same measures as the typeface's, so that a page looks alike with both. */
const fallbackFace = (
  family: string,
  weights: string,
  { names, wider }: { names: readonly string[]; wider: number },
) => ({
  fontFamily: family,
  fontWeight: weights,
  src: names.map((name) => `local('${name}')`).join(', '),
  sizeAdjust: percent(wider),
  ascentOverride: percent(reach.above / wider),
  descentOverride: percent(reach.below / wider),
  lineGapOverride: '0%',
})

/**
 * The typeface and what stands in for it. A page keeps the one it was first painted with, so that
 * nothing in it ever moves; what comes too late is taken up by the next page
 * (src/hydration/late-typeface.ts).
 */
export const typefaceRules = [
  ...fontFiles.map(({ url, unicodeRange }) => ({
    fontFamily,
    fontStyle: 'normal',
    fontDisplay: 'optional',
    fontWeight: fontWeights,
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  })),
  ...fallbacks.flatMap(({ family, regular, bold }) => [
    fallbackFace(family, '200 599', regular),
    fallbackFace(family, '600 800', bold),
  ]),
].map((face) => ({ '@font-face': face }))
