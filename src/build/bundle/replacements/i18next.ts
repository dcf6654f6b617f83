/**
 * Replaces i18next in browsers: implements the functions that src/lib/i18n/messages.ts uses, in a
 * fifteenth of the size. The build renders pages with i18next itself, and a test compares both for
 * every text of the site.
 */

type Texts = { readonly [key: string]: string | Texts }

interface Options {
  lng: string
  fallbackLng: string
  defaultNS?: string
  resources?: Readonly<Record<string, Readonly<Record<string, Texts>>>>
  /** Returns the text that is shown for a missing key. */
  parseMissingKeyHandler?: (key: string) => string
}

interface Values {
  ns?: string
  /** A number chooses among the plural forms of a text. */
  count?: unknown
  readonly [name: string]: unknown
}

const placeholder = /\{\{(.+?)\}\}/g

/** An instance with the functions that the site uses. */
function createInstance() {
  let options: Options = { lng: '', fallbackLng: '' }
  /** By language and namespace. */
  const bundles = new Map<string, Texts>()
  const plurals = new Map<string, Intl.PluralRules>()

  /** Suffixes of a key to look up, in order of priority. */
  const endingsOf = (language: string, count: unknown): readonly string[] => {
    if (typeof count !== 'number') return ['']
    const rules = plurals.get(language) ?? new Intl.PluralRules(language)
    plurals.set(language, rules)
    return [...(count === 0 ? ['_zero'] : []), `_${rules.select(count)}`, '']
  }

  const find = (key: string, { ns = options.defaultNS, count }: Values): string | undefined => {
    for (const language of [instance.language, options.fallbackLng]) {
      const texts = bundles.get(`${language} ${ns}`)
      for (const ending of endingsOf(language, count)) {
        const text = textAt(texts, key + ending)
        if (text !== undefined) return text
      }
    }
    return undefined
  }

  const instance = {
    language: '',

    async init(given: Options): Promise<void> {
      options = given
      instance.language = given.lng
      for (const [language, namespaces] of Object.entries(given.resources ?? {})) {
        for (const [namespace, texts] of Object.entries(namespaces)) {
          instance.addResourceBundle(language, namespace, texts)
        }
      }
    },

    async changeLanguage(language: string): Promise<void> {
      instance.language = language
    },

    /** Adds texts to a namespace; those of the same name are replaced. */
    addResourceBundle(language: string, namespace: string, texts: Texts): void {
      const name = `${language} ${namespace}`
      bundles.set(name, { ...bundles.get(name), ...texts })
    },

    /** The text of a key, with values in place of its `{{placeholders}}`. */
    t(key: string, values: Values = {}): string {
      const text = find(key, values)
      if (text === undefined) return options.parseMissingKeyHandler?.(key) ?? key
      return text.replace(placeholder, (written, name: string) => {
        const value = values[name.trim()]
        return value === undefined ? written : String(value)
      })
    },
  }
  return instance
}

/** The text at a path of keys joined by dots; a key may have dots itself. */
function textAt(texts: Texts | undefined, path: string): string | undefined {
  const at = texts?.[path]
  if (typeof at === 'string') return at
  for (let dot = path.indexOf('.'); texts && dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const inner = texts[path.slice(0, dot)]
    const text = typeof inner === 'object' ? textAt(inner, path.slice(dot + 1)) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

export default { createInstance }
