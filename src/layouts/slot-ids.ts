/** Ids of empty elements of the layouts that deferred widgets render into (src/app/deferred-widgets.tsx). */

/** Bottom bar: the number of items in the cart. */
export const cartCountSlotId = 'cart-count'

/** Logo: the mark of an API outage. */
export const healthSlotId = 'health'

/** Footer: the note that pages can be read offline. */
export const offlineSlotId = 'works-offline'

/** Below the navbar: the note that there is no connection. */
export const offlineNoticeSlotId = 'disconnected'
