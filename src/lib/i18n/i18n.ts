import i18next from 'i18next'
import common from '../../../locales/el/common.json'

/**
 * The site's one i18next instance. It starts with the words that every page shows; each feature
 * adds its own with {@link addTexts}, so that they travel with the feature's script.
 */
export const i18n = i18next.createInstance()

void i18n.init({
  lng: 'el',
  fallbackLng: 'el',
  initImmediate: false,
  defaultNS: 'common',
  resources: { el: { common } },
  interpolation: { escapeValue: false },
  returnNull: false,
  // Keys are typed, so nothing should be missing; if it is, people still read Greek.
  parseMissingKeyHandler: () => common.missingText,
})
