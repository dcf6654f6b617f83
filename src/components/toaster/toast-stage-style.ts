/** Height of the consent banner, in pixels, while it stands at the lower edge. */
const banner = 'var(--consent-banner, 0px)'

/** How far toasts stay from the edges of the window: above all that stands at the lower one. */
export const stageOffset = {
  right: 'max(16px, env(safe-area-inset-right))',
  left: 'max(16px, env(safe-area-inset-left))',
  bottom: `calc(max(var(--toast-corner, 0px), var(--toast-floor, 0px) + ${banner}) + 16px + env(safe-area-inset-bottom))`,
}

export const placeStyle = {
  // The bar of small screens, which the banner stands on as well.
  '@media (max-width: 1023.98px)': { ':root': { '--toast-floor': '60px' } },
  // The round button of cookies in the corner.
  '@media (min-width: 1280px)': { ':root': { '--toast-corner': '44px' } },
  '[data-sonner-toast]': { width: '100%' },
  // Below what is open in the bar on top; the package would put them above everything.
  '[data-sonner-toaster][data-sonner-toaster]': { zIndex: 38 },
}
