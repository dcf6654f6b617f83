import { SelectMenu } from '../../components/select-menu'
import { commonMessages } from '../../lib/i18n/common-texts'
import { useText } from '../../lib/i18n/texts'
import { loadDocument } from '../../lib/navigation/open-document'
import { addressIn } from './address-in'
import { rememberLanguage } from './language-memory'
import type { SiteLanguage } from './site-languages'

interface LanguageSwitchProps {
  languages: readonly SiteLanguage[]
  open?: (path: string) => void
}

/** Chooses another language: remembers it and opens the same page in it, as a new document. */
export default function LanguageSwitch({ languages, open = loadDocument }: LanguageSwitchProps) {
  const text = useText(commonMessages)
  const choose = (code: string) => {
    rememberLanguage(code)
    open(addressIn(code, window.location.pathname, languages))
  }
  return (
    <SelectMenu
      label={text('language.label')}
      value={document.documentElement.lang}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={choose}
    />
  )
}
