import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { practiceMessages } from '#features/practice/practice-messages'
import { PracticePage } from '#features/practice/practice-page'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Practice() {
  return <PracticePage />
}

export function Head() {
  const { t } = useTranslation(practiceMessages)
  return (
    <SiteHead
      title={t('title')}
      description={t('description')}
      path={publicPaths.practice}
      hidden
    />
  )
}
