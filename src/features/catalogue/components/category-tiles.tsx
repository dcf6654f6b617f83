/** @jsxImportSource theme-ui */

import { Card } from '../../../components/card'
import { CardTitle } from '../../../components/card-title'
import { Picture } from '../../../components/picture'
import { useText } from '../../../lib/i18n/texts'
import { catalogueMessages } from '../catalogue-texts'
import type { CategoryLink } from '../category-link'

/** The catalogue's main categories as tinted tiles. */
export function CategoryTiles({ categories }: { categories: readonly CategoryLink[] }) {
  const text = useText(catalogueMessages)
  return (
    <nav aria-label={text('categories')}>
      <ul
        sx={{
          display: 'grid',
          gridAutoFlow: ['column', null, null, 'row'],
          gridAutoColumns: ['44%', '30%', '26%', 'auto'],
          gridTemplateColumns: ['none', null, null, 'repeat(5, minmax(0, 1fr))'],
          gap: [3, 4],
          // On a small screen the row runs on under the thumb, from edge to edge.
          mx: [-4, null, -5, 0],
          my: -2,
          px: [4, null, 5, 0],
          py: 2,
          overflowX: ['auto', null, null, 'visible'],
          scrollSnapType: ['x proximity', null, null, 'none'],
          scrollPaddingLeft: [16, null, 24],
          listStyle: 'none',
          '& > li': { scrollSnapAlign: 'start' },
        }}
      >
        {categories.map(({ categoryId, path, name, tileImage, productCount }) => (
          <li key={categoryId}>
            <Card tone='blue' picture={<Picture kind='category' image={tileImage} alt='' />}>
              <CardTitle as='h2' to={path} prefetch={false}>
                {name}
              </CardTitle>
              <p sx={{ mt: 'auto', color: 'textMuted', fontSize: 'small' }}>
                {text('productCount', { count: productCount })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  )
}
