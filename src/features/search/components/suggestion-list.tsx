import { BookOpen, type LucideIcon, Search, ShoppingBag } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import { searchMessages } from '../search-messages'
import { searchGroups } from '../search-results'
import type { Suggestion } from '../suggestions'
import { HighlightedText } from './highlighted-text'

interface SuggestionListProps {
  id: string
  suggestions: readonly Suggestion[]
  activeKey: string | undefined
  onFollow: () => void
}

const icons: Record<Suggestion['group'], LucideIcon> = {
  lessons: BookOpen,
  products: ShoppingBag,
  all: Search,
}

/** The listbox of the combobox: focus stays in the field. */
export function SuggestionList({ id, suggestions, activeKey, onFollow }: SuggestionListProps) {
  const { t } = useTranslation(searchMessages)
  const lines = (group: Suggestion['group']) =>
    suggestions
      .filter((suggestion) => suggestion.group === group)
      .map((suggestion) => {
        const Icon = icons[group]
        return (
          <SiteLink
            key={suggestion.key}
            id={`${id}-${suggestion.key}`}
            to={suggestion.path}
            prefetch={false}
            role='option'
            aria-selected={suggestion.key === activeKey}
            tabIndex={-1}
            onClick={onFollow}
          >
            <Icon aria-hidden='true' size={18} />
            <span>
              <HighlightedText pieces={suggestion.title} />
            </span>
          </SiteLink>
        )
      })
  return (
    <div id={id} role='listbox' aria-label={t('navbar.suggestions')} sx={listStyle}>
      {searchGroups.map((group) => {
        const options = lines(group)
        if (options.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options this way
          <div key={group} role='group' aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} role='presentation'>
              {t(group)}
            </p>
            {options}
          </div>
        )
      })}
      {lines('all')}
    </div>
  )
}

const listStyle: ThemeUIStyleObject = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  insetInline: 0,
  p: 2,
  border: '1px solid',
  borderColor: 'cardEdge',
  borderRadius: 'menu',
  bg: 'raised',
  boxShadow: 'high',
  '& p': { px: 3, pt: 2, color: 'textMuted', fontSize: 'small', fontWeight: 'medium' },
  a: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'touch',
    px: 3,
    py: 2,
    borderRadius: 'control',
    lineHeight: 'heading',
    textDecoration: 'none',
  },
  'a > svg': { flexShrink: 0, color: 'textMuted' },
  'a:hover, a[aria-selected=true]': { bg: 'hover' },
  'a[aria-selected=true]': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
}
