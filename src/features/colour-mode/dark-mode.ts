// Apart from the script, which must not enter the bundle of every page.
/** Class of the root element in dark mode, as theme-ui expects it. */
export const darkClass = 'theme-ui-dark'
/** Media query of the system's preference. */
export const darkQuery = '(prefers-color-scheme: dark)'
/** Marks the button that switches the mode, for the script, which answers it before hydration. */
export const switchAttribute = 'data-colour-switch'
