import { css, type Theme } from 'theme-ui'
import { colourVariables } from './colour-variables'
import { fallbackFamilies, fontFamily, fontFiles, fontWeights } from './fonts'
import { forcedColourRules } from './forced-colours'
import { lowWindow } from './media'

/** A page that shows the banner. `:where` adds no specificity: like a rule for `html`. */
const bannerShown = 'html:where(:has([data-consent-banner]))'
/** As src/features/consent/components/consent-banner.tsx measures it. */
const bannerHeight = 'var(--consent-banner, 0px)'
/** What is around the page's frame: each passes the height on, see `@property` below. */
const aroundFrame = 'body, #___gatsby, #gatsby-focus-wrapper'

/** Rules for whole documents: fonts, colours, type, focus, reduced motion and print. */
export const globalStyles = (theme: Theme) => [
  ...typefaceRules,
  css({
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      ...colourVariables.light,
      color: 'text',
      bg: 'background',
      fontFamily: 'body',
      fontWeight: 'body',
      fontSize: 'body',
      lineHeight: 'body',
      WebkitTextSizeAdjust: '100%',
      scrollPaddingTop: 80,
      // The bars at the lower edge of small screens must not cover a focused element.
      '@media (max-width: 1023.98px)': {
        scrollPaddingBottom: 'calc(76px + env(safe-area-inset-bottom))',
      },
      [lowWindow]: {
        scrollPaddingTop: 16,
        scrollPaddingBottom: `calc(16px + ${bannerHeight})`,
      },
      colorScheme: 'light',
      // Print uses the light mode, because paper is white.
      '@media not print': {
        '&.theme-ui-dark': {
          ...colourVariables.dark,
          colorScheme: 'dark',
        },
      },
    },
    // Neither does a toast, which is above the bars (src/components/toaster/toaster-style.ts).
    '@media (min-height: 480.02px)': {
      'html:where(:has([data-sonner-toast]))': {
        scrollPaddingBottom: 'calc(260px + env(safe-area-inset-bottom))',
      },
    },
    // Inherited by all, it would cost a new style of every element of the page when it is set.
    '@property --consent-banner': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
    [aroundFrame]: { '--consent-banner': 'inherit' },
    // The consent banner covers neither the end of the page nor a focused element. Rules that came
    // with the banner would cost a new style of every element of the page.
    [bannerShown]: { scrollPaddingBottom: `calc(16px + ${bannerHeight})` },
    [`${bannerShown} body`]: { paddingBottom: bannerHeight },
    '@media (max-width: 1023.98px)': {
      [bannerShown]: {
        scrollPaddingBottom: `calc(76px + env(safe-area-inset-bottom) + ${bannerHeight})`,
      },
      // The buy bar of product pages would leave little space above the banner: it stays at the end
      // of the content, whose height does not change.
      [`${bannerShown} [data-buy-bar]`]: { position: 'static' },
    },
    [lowWindow]: { [bannerShown]: { scrollPaddingBottom: `calc(16px + ${bannerHeight})` } },
    // Rows that are loaded below must not shift the content in view.
    'html:has([data-coming])': { overflowAnchor: 'none' },
    body: { margin: 0, overflowWrap: 'break-word' },
    'h1, h2, h3, h4': {
      margin: 0,
      fontWeight: 'heading',
      lineHeight: 'heading',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
    p: { margin: 0, textWrap: 'pretty' },
    'img, svg': { display: 'block', maxWidth: '100%' },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
    // Shows that a click waits for its script (src/components/click-replay.ts).
    'button[aria-busy=true]:not([aria-disabled])': {
      opacity: 0.6,
      cursor: 'progress',
      animation: 'wait 600ms ease-in-out infinite alternate',
    },
    // A heart is filled at once; its script decides whether it stays so.
    'button[aria-busy=true][aria-pressed=false]:not([aria-disabled])': {
      color: 'primary',
      '& > svg': { fill: 'currentColor' },
    },
    '@keyframes wait': { to: { opacity: 0.3 } },
    a: { color: 'inherit' },
    ':focus-visible': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
      borderRadius: 4,
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
    '@media print': {
      '[data-chrome]': { display: 'none !important' },
    },
    ...forcedColourRules,
  })(theme),
]

/** Ascent and descent of the font, relative to its size. */
const reach = { above: 1.066, below: 0.3 }

/**
 * Local fallback fonts by their names, and how much wider the site's texts are in the site's font,
 * measured on the home page, a text page and two lessons, at the weights of text and of headings.
 * Arial is on computers and iPhones, Liberation Sans (same metrics) on Linux, Roboto on Android.
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

/** A fallback face with the metrics of the site's font, so that both have the same layout. */
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
 * `@font-face` rules of the site's font and its fallbacks. With `font-display: optional` a document
 * keeps the font of its first paint, to avoid a layout shift; a font that loads later is used from
 * the next page on (src/app/deferred-widgets.tsx).
 */
const typefaceRules = [
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
