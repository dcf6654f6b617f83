/** What stands fixed at the lower edge and says in these how much of it is taken, one at a time. */
const taken = 'var(--consent-banner, var(--consent-button, 0px))'

/** How far toasts stay from the edges of the window: above all that stands at the lower one. */
export const stageOffset = {
  right: 'max(16px, env(safe-area-inset-right))',
  left: 'max(16px, env(safe-area-inset-left))',
  bottom: `calc(var(--toast-floor, 0px) + ${taken} + 16px + env(safe-area-inset-bottom))`,
}

export const placeStyle = {
  // The bar with the four places of small screens.
  '@media (max-width: 1023.98px)': { ':root': { '--toast-floor': '60px' } },
  '[data-sonner-toast]': { width: '100%' },
}
