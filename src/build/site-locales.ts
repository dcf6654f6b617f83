/** Locales that the site is built in; the first is the one without a prefix in its addresses. */
export const siteLocales = ['el']
