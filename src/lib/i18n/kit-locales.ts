import type { Direction, Locale } from '#contract/locale/locale'

/** English names of the kit's languages. */
const names = {
  ar: 'Arabic',
  az: 'Azerbaijani',
  bg: 'Bulgarian',
  bn: 'Bengali',
  ca: 'Catalan',
  ckb: 'Central Kurdish',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  et: 'Estonian',
  'fa-IR': 'Persian (Iran)',
  fi: 'Finnish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  hy: 'Armenian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  kk: 'Kazakh',
  km: 'Khmer',
  ko: 'Korean',
  ky: 'Kyrgyz',
  lt: 'Lithuanian',
  mn: 'Mongolian',
  ms: 'Malay',
  'nb-NO': 'Norwegian Bokmål (Norway)',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  'pt-BR': 'Portuguese (Brazil)',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  sl: 'Slovenian',
  sv: 'Swedish',
  th: 'Thai',
  tj: 'Tajik',
  tr: 'Turkish',
  'ug-CN': 'Uyghur (China)',
  uk: 'Ukrainian',
  ur: 'Urdu',
  uz: 'Uzbek',
  vi: 'Vietnamese',
  'zh-CN': 'Chinese (simplified)',
  'zh-TW': 'Chinese (traditional)',
} as const

type KitLocaleCode = keyof typeof names

/** A language of the kit, without its messages. */
interface KitLocale extends Omit<Locale, 'messages' | 'code'> {
  code: KitLocaleCode
}

/** Right-to-left languages. */
const rightToLeft: readonly KitLocaleCode[] = ['ar', 'ckb', 'fa-IR', 'he', 'ug-CN', 'ur']

/** Fallback language. */
const kitFallback: KitLocaleCode = 'en'

export const kitLocaleCodes = Object.keys(names) as KitLocaleCode[]

/** The kit's language of a code; the fallback where the kit does not have it. */
export function kitLocaleOf(code: string): KitLocale {
  const known = kitLocaleCodes.find((each) => each === code) ?? kitFallback
  return { code: known, name: names[known], dir: directionOf(known) }
}

function directionOf(code: KitLocaleCode): Direction {
  return rightToLeft.includes(code) ? 'rtl' : 'ltr'
}
