/** @jsxImportSource theme-ui */
import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { searchMessages } from '../search-texts'
import type { SearchView } from './search-view'

/** Topics to start from. */
export function Topics({ topics }: Pick<SearchView, 'topics'>) {
  const text = useText(searchMessages)
  const titleId = useId()
  const links = [
    ...topics,
    { name: text('allLessons'), path: publicPaths.blog },
    { name: text('allProducts'), path: publicPaths.products },
  ]
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} sx={{ mb: 3, fontSize: 'h3' }}>
        {text('topics')}
      </h2>
      <ul sx={listStyle}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path} prefetch={false}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const listStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: 4,
    borderRadius: 'full',
    bg: 'primaryTint',
    color: 'primaryText',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
  'a:hover': { bg: 'primaryTintStrong' },
  'li:nth-last-of-type(-n + 2) a': { bg: 'hover', color: 'text' },
}
