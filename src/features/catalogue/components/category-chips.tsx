/** @jsxImportSource theme-ui */

import { SiteLink } from '../../../components/site-link'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { catalogueMessages } from '../catalogue-texts'
import type { CategoryLink } from '../category-link'

interface CategoryChipsProps {
  /** What these categories are, for those who do not see them side by side. */
  label: string
  categories: readonly CategoryLink[]
}

/** Categories on one line, each with how much it holds. */
export function CategoryChips({ label, categories }: CategoryChipsProps) {
  const text = useText(catalogueMessages)
  if (categories.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {categories.map(({ categoryId, path, name, productCount }) => (
          <li key={categoryId}>
            <SiteLink
              to={path}
              prefetch={false}
              sx={{
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
              }}
            >
              {name}
              <span aria-hidden='true' sx={{ color: 'textMuted', fontSize: 'small' }}>
                {productCount}
              </span>
              <VisuallyHidden>{text('productCount', { count: productCount })}</VisuallyHidden>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
