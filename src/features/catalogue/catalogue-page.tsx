import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs, type Crumb } from '#components/breadcrumbs'
import { Container } from '#components/container'
import { SiteLink } from '#components/site-link'
import { StaticPart } from '#components/static-part'
import { VisuallyHidden } from '#components/visually-hidden'
import type { PictureImage } from '#contract/media/site-pictures'
import { useTranslation } from '#lib/i18n/use-translation'
import { catalogueMessages } from './catalogue-messages'

/** A category in a list. */
export interface CategoryLink {
  categoryId: number
  path: string
  name: string
  /** In the size of a tile. */
  tileImage: PictureImage | null
  /** Including its subcategories. */
  productCount: number
}

interface CataloguePageProps {
  title: string
  trail: readonly Crumb[]
  /** One sentence, on the first page only. */
  lead?: string
  /** Links to categories. */
  categories: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** Layout of every product list. */
export function CataloguePage({ title, trail, lead, categories, children }: CataloguePageProps) {
  return (
    <Container>
      <div sx={styles.cataloguePageGrid}>
        <StaticPart as='header'>
          <Breadcrumbs trail={trail} current={title} />
          <h1 sx={styles.cataloguePageHeading}>{title}</h1>
          {lead && <p sx={styles.cataloguePageText}>{lead}</p>}
        </StaticPart>
        {categories}
        {children}
      </div>
    </Container>
  )
}

interface CategoryChipsProps {
  /** Accessible name of the list. */
  label: string
  categories: readonly CategoryLink[]
}

/** Links to categories with their number of products. */
export function CategoryChips({ label, categories }: CategoryChipsProps) {
  const { t } = useTranslation(catalogueMessages)
  if (categories.length === 0) return null
  return (
    <StaticPart as='nav' aria-label={label}>
      <ul sx={styles.categoryChipsList}>
        {categories.map(({ categoryId, path, name, productCount }) => (
          <li key={categoryId}>
            <SiteLink to={path} prefetch={false} sx={styles.categoryChipsLink}>
              <span>{name}</span>
              <span aria-hidden='true' sx={styles.mark}>
                {productCount}
              </span>
              <VisuallyHidden>{t('productCount', { count: productCount })}</VisuallyHidden>
            </SiteLink>
          </li>
        ))}
      </ul>
    </StaticPart>
  )
}

const styles = {
  cataloguePageGrid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: [5, null, 6],
    pt: [2, null, 3],
    pb: [6, null, 7],
  },
  cataloguePageHeading: { mt: [2, null, 3], fontSize: 'h1', lineHeight: 'tight' },
  cataloguePageText: { maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' },
  categoryChipsList: { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' },
  categoryChipsLink: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    px: 4,
    borderRadius: 'full',
    bg: 'secondaryTint',
    fontWeight: 'medium',
    textDecoration: 'none',
    '&:hover': { bg: 'secondaryTintStrong' },
  },
  mark: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
