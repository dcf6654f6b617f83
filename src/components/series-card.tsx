import { ArrowRight } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from './card'

/** More drops would not be counted by anybody. */
const mostDrops = 24

interface SeriesCardProps {
  /** Its topic, where the page is not about that. */
  name?: string | undefined
  /** How much there is, or how much of it was read. */
  state: string
  /** For each lesson in its order, whether it was read. */
  lessons: readonly boolean[]
  /** Why the link is offered. */
  label: string
  /** Text and target of the link, which covers the card. */
  title: string
  path: string
}

/** A series of lessons with a drop for each, filled by those that were read, and where to go on. */
export function SeriesCard({ name, state, lessons, label, title, path }: SeriesCardProps) {
  const next = lessons.indexOf(false)
  return (
    <Card>
      <div sx={styles.columns}>
        <div>
          <p sx={styles.state}>{name ? `${name} · ${state}` : state}</p>
          {lessons.length <= mostDrops && (
            <p aria-hidden='true' sx={dropsStyle}>
              {lessons.map((isRead, at) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a lesson
                  key={at}
                  {...(isRead && { 'data-read': '' })}
                  {...(at === next && { 'data-next': '' })}
                />
              ))}
            </p>
          )}
        </div>
        <div>
          <p sx={styles.label}>{label}</p>
          <CardTitle as='h2' to={path}>
            {title}
          </CardTitle>
        </div>
        <ArrowRight aria-hidden='true' size={24} />
      </div>
    </Card>
  )
}

const dropsStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '9px',
  p: '4px 2px 0',
  // A square with one sharp corner, on its tip.
  '& > span': {
    width: 13,
    height: 13,
    border: '2px solid',
    borderColor: 'control',
    borderRadius: '0 50% 50% 50%',
    transform: 'rotate(45deg)',
  },
  '& > [data-read], & > [data-next]': { borderColor: 'primary' },
  '& > [data-read]': { bg: 'primary' },
}

const styles = {
  columns: {
    display: 'grid',
    gridTemplateColumns: ['1fr auto', null, 'auto 1fr auto'],
    alignItems: 'center',
    columnGap: [3, null, 7],
    rowGap: 3,
    '& > svg': { color: 'primary' },
    '& > div': { display: 'grid', gap: 1, alignContent: 'center' },
    '& > div:first-of-type': { gridColumn: ['1 / -1', null, 'auto'] },
    // On phones as high with a title of one line as with one of two.
    '& > div:last-of-type': { minHeight: ['4.5em', null, 0] },
  },
  state: { fontWeight: 'bold' },
  label: { color: 'primaryText', fontSize: 'small', fontWeight: 'bold' },
} satisfies Record<string, ThemeUIStyleObject>
