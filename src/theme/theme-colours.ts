// Apart from all other colours: the script that every page loads when idle contains these only.

/** `theme-color` of each mode, for the browser's own bars: the background of the page. */
export const themeColours = { light: '#ffffff', dark: '#1a202c' } as const

/** Cookie of the chosen colour mode; absent while the system's setting applies. */
export const colourModeCookie = 'colour_mode'
