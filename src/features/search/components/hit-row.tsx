/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { CardTitle } from '../../../components/card-title'
import { SourcePicture } from '../../../components/source-picture'
import type { SearchHit } from '../search-results'
import { MarkedText } from './marked-text'

/** One thing that was found; the whole row leads to it. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const { path, title, excerpt, picturePath, locale } = hit
  return (
    <li lang={locale === 'el' ? undefined : locale} sx={rowStyle}>
      <div>
        <SourcePicture kind='searchHit' source={picturePath} alt='' />
      </div>
      <div sx={{ minWidth: 0 }}>
        <CardTitle to={path} prefetch={false}>
          <MarkedText pieces={title} />
        </CardTitle>
        <p sx={excerptStyle}>
          <MarkedText pieces={excerpt} />
        </p>
      </div>
    </li>
  )
}

const rowStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: ['88px minmax(0, 1fr)', '120px minmax(0, 1fr)'],
  columnGap: [3, 4],
  alignItems: 'start',
  py: 4,
  borderTop: '1px solid',
  borderColor: 'hairline',
  '& > div:first-of-type': { overflow: 'hidden', borderRadius: 'control' },
  '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:has([data-card-link]:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    borderRadius: 'control',
  },
}

/** Enough to tell what it is about: on a phone, what was found next stays within reach. */
const excerptStyle: ThemeUIStyleObject = {
  display: '-webkit-box',
  mt: 1,
  overflow: 'hidden',
  WebkitLineClamp: ['4', '3'],
  WebkitBoxOrient: 'vertical',
  color: 'textMuted',
  fontSize: 'small',
}
