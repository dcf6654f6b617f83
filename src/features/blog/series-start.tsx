import { SeriesCard } from '#components/series-card'
import { useTranslation } from '#lib/i18n/use-translation'
import type { LessonSummary } from './blog-summaries'
import { seriesMessages } from './series-messages'

export interface SeriesStartProps {
  /** Its topic, where the page is not about that. */
  name?: string
  count: number
  first: Pick<LessonSummary, 'title' | 'path'>
}

export default function SeriesStart({ name, count, first }: SeriesStartProps) {
  const { t } = useTranslation(seriesMessages)
  return (
    <SeriesCard
      name={name}
      state={t('count', { count })}
      lessons={Array.from({ length: count }, () => false)}
      label={t('begin')}
      title={first.title}
      path={first.path}
    />
  )
}
