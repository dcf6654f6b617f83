/**
 * How far the toasts stay from the edges of the window: above what stands fixed at the lower edge
 * of small screens, which is the bar with the four places.
 */
export const stageOffset = {
  right: 'max(16px, env(safe-area-inset-right))',
  left: 'max(16px, env(safe-area-inset-left))',
  bottom: 'calc(var(--toast-floor, 0px) + 16px + env(safe-area-inset-bottom))',
}

const barHeight = '60px'
/** The bar, and a round button that stands above it in the corner. */
const barAndButtonHeight = '124px'

export const placeStyle = {
  '@media (max-width: 1023.98px)': { ':root': { '--toast-floor': barHeight } },
  // On phones the toasts are as wide as the window.
  '@media (max-width: 600px)': {
    ':root:has([data-corner])': { '--toast-floor': barAndButtonHeight },
  },
  '[data-sonner-toast]': { width: '100%' },
}
