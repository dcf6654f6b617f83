import { Languages } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import type { SiteLanguage } from './language-switch'

const LanguageSwitch = lazy(() => import('./language-switch'))

/** Languages of the site; paths of the first one have no prefix. */
export const siteLanguages = [{ code: 'el', name: 'Ελληνικά' }] as const satisfies SiteLanguage[]

interface LanguageSettingProps {
  languages?: readonly SiteLanguage[]
}

/** The language of the site, with a switch if there are several. */
export function LanguageSetting({ languages = siteLanguages }: LanguageSettingProps) {
  const { t } = useTranslation(commonMessages)
  const [language, ...others] = languages
  return (
    <span sx={styles.languageSetting}>
      <Languages size={18} />
      {others.length > 0 ? (
        <Suspense fallback={null}>
          <LanguageSwitch languages={languages} />
        </Suspense>
      ) : (
        <>
          <span>{`${t('language.label')}: `}</span>
          <span lang={language?.code}>{language?.name}</span>
        </>
      )}
    </span>
  )
}

const styles = {
  languageSetting: { display: 'inline-flex', alignItems: 'center', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
