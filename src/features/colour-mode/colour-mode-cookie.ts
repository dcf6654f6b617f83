/** Class of the document while it is dark, as theme-ui reads it. */
export const darkClass = 'theme-ui-dark'
/** Asks the system. */
export const darkQuery = '(prefers-color-scheme: dark)'
