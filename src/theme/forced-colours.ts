import type { ThemeUIStyleObject } from 'theme-ui'
import { fillRoles, textOn } from './colours'

/**
 * What tells states apart where the system replaces all colours (high contrast). Browsers keep the
 * system's own colours only, and lose grounds and shadows.
 */
const forcedColours = '@media (forced-colors: active)'

/** A ground with text on it, which keeps its look in forced colours. */
export function filled(role: keyof typeof textOn) {
  return {
    bg: role,
    color: textOn[role],
    // Otherwise the browser draws the ground of the page behind the text.
    forcedColorAdjust: 'none',
  } satisfies ThemeUIStyleObject
}

/** The edge of what only its ground shows; browsers draw it in forced colours only. */
export const groundEdge = { outline: '1px solid transparent' } satisfies ThemeUIStyleObject

/** Without the end of a breadcrumb trail, a `span`. */
const chosen =
  ':is(a, button, li)[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], label:has([type=radio]:checked)'

/** The rules of every page in forced colours. A focus ring takes the place of the other outlines. */
export const forcedColourRules: Record<string, ThemeUIStyleObject> = {
  [forcedColours]: {
    'html, html.theme-ui-dark': Object.fromEntries([
      ...fillRoles.map((role) => [`--c-${role}`, 'Highlight']),
      ...Object.values(textOn).map((role) => [`--c-${role}`, 'HighlightText']),
      ['--c-control', 'CanvasText'],
    ]),
    [`:is(${chosen}):not(:focus-visible)`]: {
      outline: '3px solid Highlight !important',
      outlineOffset: '0 !important',
    },
    '[aria-invalid=true]:not(:focus-visible)': {
      outline: '2px dashed CanvasText !important',
    },
    'button[aria-busy=true]:not(:focus-visible)': {
      outline: '2px dotted CanvasText !important',
      outlineOffset: '2px !important',
    },
    ':disabled, [aria-disabled=true]': {
      borderColor: 'GrayText !important',
      color: 'GrayText !important',
      opacity: '1 !important',
    },
    'button:is(:disabled, [aria-disabled=true])': { backgroundColor: 'Canvas !important' },
    dialog: { outline: '1px solid' },
    // The logo is drawn for the ground of the chosen mode.
    'header a:has(> img)': { bg: 'background', forcedColorAdjust: 'none' },
    // Browsers replace the colour of text, not of the icons beside it.
    svg: { color: 'inherit !important' },
  },
}
