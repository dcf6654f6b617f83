import type { ThemeUIStyleObject } from 'theme-ui'
import { lowWindow } from '#theme/media'
import { keyframes } from '#theme/styles'

/** Class of a toast that stays until it is closed. */
export const stayingClass = 'stays'

/** Windows without the bottom bar (src/layouts/bottom-bar.tsx). */
const wide = '@media (min-width: 1024px)'

/** After this time, a toast that stays until it is closed shows its icon and buttons only. */
const foldsAfter = '8s'
const fold = keyframes({ to: { maxWidth: '1px', maxHeight: '1px', opacity: 0 } })

/** Two classes and more, because the package has rules for one attribute and two. */
const list = '& > section > [data-sonner-toaster]'
const item = `${list} > li`

const unfolded = ':not(:hover, :focus-within)'

const banner = 'var(--consent-banner, 0px)'
/** Height of the header with the title of a page below it, and of a toast of four lines. */
const titleAndToast = '410px'
/** The bottom bar, or the buy bar in its place. */
const lowerBar = 'env(safe-area-inset-bottom) + 60px'

/**
 * The look of toasts and where they are: at the lower edge, above what stays in view there, so that
 * they cover neither the header nor the beginning of a page. The package's own look is switched off.
 */
export const stageStyle: ThemeUIStyleObject = {
  position: 'relative',
  // Below open menus of the navbar.
  zIndex: 38,
  '--consent-banner': 'inherit',
  // Height of what stays in view at the lower edge. Rather than the title of the first screen, the
  // text of a high banner is covered for a while.
  '--edge': `max(${lowerBar}, min(${lowerBar} + ${banner}, 100dvh - ${titleAndToast}))`,
  [wide]: { '--edge': `calc(${banner} + 8px)` },
  [lowWindow]: { '--edge': `min(${banner}, 100dvh - 112px)` },
  [list]: {
    position: 'fixed',
    // An open keyboard covers the page, and its bars (toast-stage.tsx).
    bottom: 'calc(max(var(--edge), var(--keyboard, 0px)) + 8px)',
    right: 'max(16px, env(safe-area-inset-right))',
    left: 'max(16px, env(safe-area-inset-left))',
    width: 'auto',
    maxWidth: 440,
    ml: 'auto',
    fontFamily: 'body',
    [wide]: { left: 'auto', width: 440 },
    // Beside the button of the cookie settings in the corner.
    '@media (min-width: 1280px) and (min-height: 480.02px)': { right: 60 },
  },
  [item]: {
    left: 'auto',
    right: 0,
    width: '100%',
    display: 'flex',
    flexWrap: ['wrap', 'nowrap'],
    alignItems: 'flex-start',
    columnGap: 3,
    pl: 3,
    pr: '44px',
    py: 1,
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'menu',
    bg: 'raised',
    color: 'text',
    boxShadow: 'high',
    fontSize: 'small',
    [lowWindow]: { maxHeight: 'calc(100dvh - 16px - var(--edge))', overflowY: 'auto' },
  },
  // Only the box of a toast takes presses, not the space around it or around one that goes.
  [`${item}[data-removed=true], ${item}[data-visible=false]`]: { pointerEvents: 'none' },
  [`${item}[data-visible=false]`]: { visibility: 'hidden' },
  // Collapsed, only the edges of the older ones are in view.
  [`${item}[data-expanded=false][data-front=false] > *`]: { visibility: 'hidden' },
  [`${item} > [data-icon]`]: { flexShrink: 0, py: '11px' },
  [`${item}.horizontal > [data-icon]`]: { display: ['none', 'block'] },
  [`${item}[data-type=info] > [data-icon]`]: { color: 'secondaryText' },
  [`${item}[data-type=success] > [data-icon]`]: { color: 'successText' },
  [`${item}[data-type=warning] > [data-icon]`]: { color: 'warningText' },
  [`${item}[data-type=error] > [data-icon]`]: { color: 'errorText' },
  [`${item} > [data-content]`]: { flex: '1 1 60%', minWidth: 0, py: '11px' },
  [`${item}.horizontal > [data-content]`]: { flexBasis: 0 },
  [`${item} [data-title], ${item} [data-description]`]: { overflow: 'hidden' },
  [`${item} [data-title]`]: { fontWeight: 'bold' },
  [`${item} [data-description]`]: { mt: 1, color: 'textMuted' },
  [`${item} > [data-actions]`]: {
    alignSelf: ['auto', 'center'],
    // Beside the text: it gives way, because a button would break its word.
    flexShrink: 0,
    maxWidth: ['100%', '60%'],
    py: '4px',
  },
  [`${item}.horizontal > [data-actions]`]: { alignSelf: 'center' },
  [`${item} > [data-close-button]`]: {
    position: 'absolute',
    top: '4px',
    right: 0,
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    p: 0,
    border: 0,
    borderRadius: 'full',
    bg: 'transparent',
    cursor: 'pointer',
    '&:hover': { bg: 'hover' },
  },
  [`${item}.${stayingClass}`]: { width: 'fit-content', maxWidth: '100%' },
  // Beside the icon, which is 22 px wide.
  [`${item}.${stayingClass} > [data-content]`]: { flex: '0 1 auto', maxWidth: 'calc(100% - 34px)' },
  // A long text beside them would squeeze their labels to one letter a line.
  [`${item}.${stayingClass} > [data-actions]`]: { flexShrink: [1, 0], maxWidth: ['100%', '60%'] },
  [`${item}.${stayingClass}${unfolded} :is([data-title], [data-description])`]: {
    animation: `${fold} 0s ${foldsAfter} forwards`,
  },
}
