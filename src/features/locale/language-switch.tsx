import { SelectMenu } from '#components/select'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loadDocument } from '#lib/navigation/open-document'
import { writeCookie, yearSeconds } from '#lib/storage/cookies'

/** A language of the site with its native name. */
export interface SiteLanguage {
  code: string
  name: string
}

interface LanguageSwitchProps {
  languages: readonly SiteLanguage[]
  open?: (path: string) => void
}

/** Remembers the chosen language and opens the page in it, as a new document. */
export default function LanguageSwitch({ languages, open = loadDocument }: LanguageSwitchProps) {
  const { t } = useTranslation(commonMessages)
  const choose = (code: string) => {
    rememberLanguage(code)
    open(localisedPath(code, window.location.pathname, languages))
  }
  return (
    <SelectMenu
      label={t('language.label')}
      value={document.documentElement.lang}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={choose}
    />
  )
}

/** The path of a page in another language: prefixed with its code, except for the first one. */
export function localisedPath(
  code: string,
  path: string,
  languages: readonly SiteLanguage[],
): string {
  const [first, ...others] = languages
  const prefix = others.find((other) => isWithin(path, `/${other.code}`))
  const plain = prefix ? path.slice(prefix.code.length + 1) || '/' : path
  if (code === first?.code) return plain
  return plain === '/' ? `/${code}` : `/${code}${plain}`
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Cookie of the chosen language; absent without a choice. */
const languageCookie = 'locale'

/** For 365 days and the whole site. */
function rememberLanguage(code: string): void {
  writeCookie(languageCookie, code, { maxAgeSeconds: yearSeconds, sameSite: 'Lax' })
}
