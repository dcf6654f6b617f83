/** Name of the cookie that remembers a chosen mode; absent while the system decides. */
export const colourModeCookie = 'colour_mode'
/** Class of the document while it is dark, as theme-ui reads it. */
export const darkClass = 'theme-ui-dark'
/** Asks the system. */
export const darkQuery = '(prefers-color-scheme: dark)'
