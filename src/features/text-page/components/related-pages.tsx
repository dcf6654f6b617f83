import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { Card, CardTitle } from '#components/card'
import { Motif } from '#components/motif'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { motifOf, type RelatedTextPage, textPageMessages } from '../text-page-content'

interface RelatedPagesProps {
  related: readonly RelatedTextPage[]
  /** Links to the contact page; other pages link to the lessons. */
  isLegal: boolean
}

/** The end of a page: related pages and one call to action. */
export function RelatedPages({ related, isLegal }: RelatedPagesProps) {
  const { t } = useTranslation(textPageMessages)
  const titleId = useId()
  const action = isLegal ? 'contact' : 'lessons'
  return (
    <footer data-chrome='' sx={styles.relatedPages}>
      <nav aria-labelledby={titleId}>
        <h2 id={titleId} sx={styles.relatedPagesHeading}>
          {t('related')}
        </h2>
        <ul sx={listStyle}>
          {related.map(({ slug, title, lead }) => (
            <Card as='li' key={slug} tone='green'>
              <span sx={styles.motifMark}>
                <Motif name={motifOf(slug)} size={56} />
              </span>
              <CardTitle to={`/${slug}`} prefetch={false}>
                {title}
              </CardTitle>
              <p sx={styles.relatedPagesText}>{lead}</p>
            </Card>
          ))}
        </ul>
      </nav>
      <div sx={actionStyle}>
        <p sx={styles.footerText}>{t(`${action}.sentence`)}</p>
        <LinkButton
          to={isLegal ? publicPaths.contact : publicPaths.blog}
          variant='secondary'
          prefetch={false}
        >
          {t(`${action}.link`)}
        </LinkButton>
      </div>
    </footer>
  )
}

const listStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['1fr', '1fr 1fr'],
  gap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
}

const actionStyle: ThemeUIStyleObject = {
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

const styles = {
  relatedPages: { mt: [6, 7], pb: [5, 6] },
  relatedPagesHeading: { mb: 4, fontSize: 'h3' },
  motifMark: { color: 'primary' },
  relatedPagesText: { color: 'textMuted', fontSize: 'small' },
  footerText: { fontWeight: 'medium' },
} satisfies Record<string, ThemeUIStyleObject>
