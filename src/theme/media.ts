/**
 * A window too low for elements that stay in view: a phone held sideways, or a zoom of 400 %.
 * There the header, the bottom bar and all sticky parts scroll with the page (WCAG 1.4.10).
 */
export const lowWindow = '@media screen and (max-height: 480px)'
