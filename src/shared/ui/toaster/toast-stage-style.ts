/** What asks for consent, or the round button after that, says how much of the edge it takes. */
const besidesBar = ['var(--consent-banner, 0px)', 'var(--consent-button, 0px)']

/**
 * How far the toasts stay from the edges of the window: above what stands fixed at the lower edge
 * of small screens, which is the bar with the four places.
 */
export const stageOffset = {
  right: 'max(16px, env(safe-area-inset-right))',
  left: 'max(16px, env(safe-area-inset-left))',
  bottom: `calc(${['var(--toast-floor, 0px)', ...besidesBar, '16px', 'env(safe-area-inset-bottom)'].join(' + ')})`,
}

const barHeight = '60px'

export const placeStyle = {
  '@media (max-width: 1023.98px)': { ':root': { '--toast-floor': barHeight } },
  '[data-sonner-toast]': { width: '100%' },
}
