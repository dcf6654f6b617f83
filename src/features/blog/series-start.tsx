import { SeriesCard } from '#components/series-card'
import { useTranslation } from '#lib/i18n/use-translation'
import type { LessonSummary } from './blog-summaries'
import { seriesMessages } from './series-messages'

export interface SeriesStartProps {
  count: number
  first: Pick<LessonSummary, 'title' | 'path'>
}

export default function SeriesStart({ count, first }: SeriesStartProps) {
  const { t } = useTranslation(seriesMessages)
  return (
    <SeriesCard
      state={t('count', { count })}
      lessons={Array.from({ length: count }, () => false)}
      label={t('begin')}
      title={first.title}
      path={first.path}
    />
  )
}
