import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import type { CardLesson, SeriesPlace } from './blog-summaries'
import { LessonBeside } from './lesson-beside'
import { seriesMessages } from './series-messages'

interface NextLessonProps {
  /** Of the lesson that was read. */
  series: SeriesPlace
  next: CardLesson & { series: SeriesPlace }
  /** On its picture. */
  mark?: ReactNode
}

/** The lesson to read after this one: of the same series, or the first of the next one. */
export function NextLesson({ series, next, mark }: NextLessonProps) {
  const { t } = useTranslation(seriesMessages)
  const isLast = next.series.path !== series.path
  const { name, position, count } = next.series
  return (
    <section aria-labelledby='next-lesson' sx={styles.nextLesson}>
      <LessonBeside
        lesson={next}
        mark={mark}
        label={
          <p id='next-lesson' sx={styles.label}>
            <span>{isLast ? t('nextSeries', { name }) : t('next')}</span>{' '}
            <span sx={styles.place}>{t('place', { position, count })}</span>
          </p>
        }
      />
      <p sx={styles.whole}>
        {isLast && <span>{t('wasLast')}</span>}{' '}
        <SiteLink to={series.path} prefetch={false}>
          {t('whole', { name: series.name })}
        </SiteLink>
      </p>
    </section>
  )
}

const styles = {
  nextLesson: { pt: [6, null, 7] },
  label: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    color: 'primaryText',
    fontSize: ['small', 'body'],
    fontWeight: 'bold',
  },
  place: { color: 'textMuted', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  whole: { mt: 3, color: 'textMuted', fontSize: 'small', a: { color: 'primaryText' } },
} satisfies Record<string, ThemeUIStyleObject>
