// Separate from the script, which must not be in the bundle of every page.
/** Class of the root element in dark mode, as theme-ui expects it. */
export const darkClass = 'theme-ui-dark'
/** Media query of the system's preference. */
export const darkQuery = '(prefers-color-scheme: dark)'
/** Marks the mode switch for the script, which handles its clicks before hydration. */
export const switchAttribute = 'data-colour-switch'
