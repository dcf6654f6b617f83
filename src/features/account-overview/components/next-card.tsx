/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '../../../components/link-button'
import { Motif } from '../../../components/motif'
import { Skeleton } from '../../../components/skeleton'
import { useText } from '../../../lib/i18n/texts'
import { accountOverviewMessages } from '../account-overview-texts'
import type { NextThing } from '../next-thing'

/** The next thing to do, and the page's one button; its place is kept while unknown. */
export function NextCard({ next }: { next: NextThing | undefined }) {
  const text = useText(accountOverviewMessages)
  return (
    <section aria-labelledby='next' sx={cardStyle}>
      <div>
        <p id='next' data-part='label'>
          {text('next.label')}
        </p>
        {next ? (
          <>
            <h2>{text(`next.${next.name}.title`)}</h2>
            <p>{text(`next.${next.name}.sentence`)}</p>
            <LinkButton to={next.to}>{text(`next.${next.name}.action`)}</LinkButton>
          </>
        ) : (
          <Skeleton width='70%' height={28} />
        )}
      </div>
      <span data-part='motif'>
        <Motif name={next?.name === 'lesson' ? 'book' : 'ripple'} size={128} />
      </span>
    </section>
  )
}

const cardStyle: ThemeUIStyleObject = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 5,
  minHeight: [224, 208],
  p: [4, 5],
  borderRadius: 'card',
  bg: 'primaryTint',
  '& > div': { display: 'grid', justifyItems: 'start', gap: 2, flex: 1, minWidth: 0 },
  '[data-part=label]': { color: 'primaryText', fontSize: 'small', fontWeight: 'bold' },
  '[data-part=motif]': { display: ['none', 'block'], color: 'primary', svg: { display: 'block' } },
  h2: { m: 0, fontSize: 'h3' },
  'div > p + a, div > h2 + p + a': { mt: 2 },
}
