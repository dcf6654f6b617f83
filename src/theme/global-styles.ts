import { css, type Theme } from 'theme-ui'
import { colourVariables } from './colour-variables'
import { typefaceRules } from './typeface-rules'

/** Rules for whole documents: colours, type, focus, calm for people who asked for less motion, and print. */
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
      // What has focus must not end up under the bar at the bottom of small screens.
      '@media (max-width: 1023.98px)': {
        scrollPaddingBottom: 'calc(76px + env(safe-area-inset-bottom))',
      },
      // A product's page has its price and button above that bar.
      '@media (max-width: 767.98px)': {
        '&:has([data-buy-bar])': {
          '--toast-floor': '124px',
          scrollPaddingBottom:
            'calc(140px + env(safe-area-inset-bottom) + var(--consent-banner, 0px))',
        },
      },
      colorScheme: 'light',
      '&.theme-ui-dark': {
        ...colourVariables.dark,
        colorScheme: 'dark',
        // Pictures drawn for a white page would glare.
        '--picture-light': 'brightness(0.86)',
      },
    },
    // Rows that were asked for come into view, instead of pushing what is read upwards.
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
      // Paper is white, whatever the screen is.
      'html.theme-ui-dark': {
        ...colourVariables.light,
        colorScheme: 'light',
        '--picture-light': 'none',
      },
      '[data-chrome]': { display: 'none !important' },
    },
  })(theme),
]
