/** @jsxImportSource theme-ui */
import { Languages } from 'lucide-react'
import { commonTexts } from '../../shared/i18n/common-texts'
import { useText } from '../../shared/i18n/texts'
import { siteLanguages } from './site-languages'

/** The language that the site is in (R017). With one language there is nothing to choose (D43). */
export function LanguageSetting() {
  const text = useText(commonTexts)
  const [language] = siteLanguages
  return (
    <span sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Languages size={18} />
      {text('language.label')}: <span lang={language.code}>{language.name}</span>
    </span>
  )
}
