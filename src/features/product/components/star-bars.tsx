/** @jsxImportSource theme-ui */

import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { productMessages } from '../product-texts'
import type { StarShare } from '../review-summary'

/** How many people gave how many stars, as bars with numbers. */
export function StarBars({ distribution }: { distribution: readonly StarShare[] }) {
  const text = useText(productMessages)
  return (
    <ul
      aria-label={text('reviews.distribution')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(80px, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: 'small',
        fontVariantNumeric: 'tabular-nums',
        '& > li': {
          display: 'grid',
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          alignItems: 'center',
        },
        '& > li > span:first-of-type': { whiteSpace: 'nowrap' },
        '& i': { height: 8, overflow: 'hidden', borderRadius: 'full', bg: 'hairline' },
        '& b': { display: 'block', height: '100%', borderRadius: 'full', bg: 'star' },
      }}
    >
      {distribution.map(({ stars, count, share }) => (
        <li key={stars}>
          <span>{text('reviews.stars', { count: stars })}</span>
          <i aria-hidden='true'>
            <b style={{ width: `${share * 100}%` }} />
          </i>
          <span aria-hidden='true' sx={{ color: 'textMuted', textAlign: 'end' }}>
            {count}
          </span>
          <VisuallyHidden>{text('reviews.count', { count })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
