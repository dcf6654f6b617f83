import { createOverlays } from './create-overlays'

/** The document's own overlays; they are drawn once the page is idle. */
export const overlays = createOverlays()
