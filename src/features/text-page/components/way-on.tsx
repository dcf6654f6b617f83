/** @jsxImportSource theme-ui */
import { useId } from 'react'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { Card } from '../../../components/card'
import { CardTitle } from '../../../components/card-title'
import { LinkButton } from '../../../components/link-button'
import { Motif } from '../../../components/motif'
import { useText } from '../../../lib/i18n/texts'
import type { RelatedTextPage } from '../text-page-content'
import { motifOf } from '../text-page-motif'
import { textPageMessages } from '../text-page-texts'

interface WayOnProps {
  related: readonly RelatedTextPage[]
  /** A legal text leads to people who answer, any other to the lessons. */
  isLegal: boolean
}

/** The quiet end of a text: what to read next, and one thing to do. */
export function WayOn({ related, isLegal }: WayOnProps) {
  const text = useText(textPageMessages)
  const titleId = useId()
  const deed = isLegal ? 'contact' : 'lessons'
  return (
    <footer data-chrome='' sx={{ mt: [6, 7], pb: [5, 6] }}>
      <nav aria-labelledby={titleId}>
        <h2 id={titleId} sx={{ mb: 4, fontSize: 'h3' }}>
          {text('related')}
        </h2>
        <ul sx={listStyle}>
          {related.map(({ slug, title, lead }) => (
            <Card as='li' key={slug} tone='green'>
              <span sx={{ color: 'primary' }}>
                <Motif name={motifOf(slug)} size={56} />
              </span>
              <CardTitle to={`/${slug}`} prefetch={false}>
                {title}
              </CardTitle>
              <p sx={{ color: 'textMuted', fontSize: 'small' }}>{lead}</p>
            </Card>
          ))}
        </ul>
      </nav>
      <div sx={deedStyle}>
        <p sx={{ fontWeight: 'medium' }}>{text(`${deed}.sentence`)}</p>
        <LinkButton
          to={isLegal ? publicPaths.contact : publicPaths.blog}
          variant='secondary'
          prefetch={false}
        >
          {text(`${deed}.link`)}
        </LinkButton>
      </div>
    </footer>
  )
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: ['1fr', '1fr 1fr'],
  gap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
}

const deedStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  mt: 5,
  pt: 5,
  borderTop: '1px solid',
  borderColor: 'hairline',
}
