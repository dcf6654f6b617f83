import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { Picture } from '#components/picture'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import type { CardLesson, SeriesPlace } from './blog-summaries'
import { LessonFacts } from './lesson-grid'
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
      <Card
        as='article'
        mark={mark}
        picture={
          <div sx={styles.picture}>
            <Picture kind='lessonCard' image={next.cardImage} alt='' />
          </div>
        }
      >
        <div sx={styles.text}>
          <p id='next-lesson' sx={styles.label}>
            <span>{isLast ? t('nextSeries', { name }) : t('next')}</span>{' '}
            <span sx={styles.place}>{t('place', { position, count })}</span>
          </p>
          <CardTitle as='h2' to={next.path}>
            <span sx={styles.title}>{next.title}</span>
          </CardTitle>
          <p sx={styles.summary}>{next.summary}</p>
          <div sx={styles.facts}>
            <LessonFacts {...next} />
            <ArrowRight aria-hidden='true' size={24} />
          </div>
        </div>
      </Card>
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
  nextLesson: { pt: [6, null, 7], '& > article': { flexDirection: 'row' } },
  // The text alone gives the height.
  picture: {
    position: 'relative',
    flex: ['0 0 34%', null, '0 0 36%'],
    minHeight: [null, null, 240],
    '& > img, & > span': { position: 'absolute', inset: 0, height: '100%' },
  },
  text: {
    display: 'grid',
    gap: 2,
    alignContent: 'center',
    flex: 1,
    p: [0, null, null, 4],
  },
  label: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    color: 'primaryText',
    fontSize: ['small', 'body'],
    fontWeight: 'bold',
  },
  place: { color: 'textMuted', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  title: { fontSize: ['h3', null, 'h2'] },
  summary: { display: ['none', null, 'block'], color: 'textMuted' },
  facts: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    '& > svg': { flexShrink: 0, color: 'primary' },
  },
  whole: { mt: 3, color: 'textMuted', fontSize: 'small', a: { color: 'primaryText' } },
} satisfies Record<string, ThemeUIStyleObject>
