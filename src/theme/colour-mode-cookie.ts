/** Name of the cookie that remembers a chosen mode; absent while the system decides. */
export const colourModeCookie = 'colour_mode'
