import { Clock, FileText, type LucideIcon, Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SentenceAround } from '#components/sentence-around'
import { SiteLink } from '#components/site-link'
import { SourcePicture } from '#components/source-picture'
import { variantWords } from '#components/variant-words'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { searchMessages } from '../search-messages'
import type { Suggestion, SuggestionState } from '../suggestions'
import { HighlightedText } from './highlighted-text'

interface SuggestionListProps {
  /** Id of the list; those of its options begin with it. */
  id: string
  state: SuggestionState
  onFollow: () => void
  onClear: () => void
}

/** The listbox of the combobox, announced; focus stays in the field. */
export function SuggestionList({ id, state, onFollow, onClear }: SuggestionListProps) {
  const { t } = useTranslation(searchMessages)
  const { options, active, unfound, isCleared } = state
  const isOpen = options.length > 0
  const isRecent = options[0]?.kind === 'recent'
  return (
    <>
      <VisuallyHidden role='status'>
        {isOpen && <span>{t('navbar.count', { count: options.length })}</span>}
        {isCleared && <span>{t('recent.cleared')}</span>}
        {unfound && <span>{t('navbar.none', { query: unfound })}</span>}
      </VisuallyHidden>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div onMouseDown={keepFocus} sx={styles.popup}>
          <div
            id={id}
            role='listbox'
            aria-label={t(isRecent ? 'recent.title' : 'navbar.suggestions')}
          >
            {options.map((option, at) => (
              <SiteLink
                key={option.path}
                id={`${id}-${at}`}
                to={option.path}
                prefetch={false}
                role='option'
                aria-selected={at === active}
                tabIndex={-1}
                onClick={onFollow}
              >
                <SuggestionContent suggestion={option} />
              </SiteLink>
            ))}
          </div>
          {isRecent && (
            <button type='button' onClick={onClear}>
              {t('recent.clear')}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/**
 * Keeps the focus in the field while an option or button is pressed: Safari gives it to neither, and
 * a field that loses it closes the list before the click.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const icons: Record<'recent' | 'all', LucideIcon> = { recent: Clock, all: Search }

function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation(searchMessages)
  if (suggestion.kind !== 'page') {
    const { kind, query } = suggestion
    const Icon = icons[kind]
    return (
      <>
        <Icon aria-hidden='true' size={18} />
        <span dir={kind === 'recent' ? 'auto' : undefined}>
          {kind === 'recent' ? (
            query
          ) : (
            <SentenceAround text={query} sentence={(slot) => t('navbar.all', { query: slot })} />
          )}
        </span>
      </>
    )
  }
  const { hit } = suggestion
  const { from = '', versions = '' } = hit.variants ? variantWords(hit.variants) : {}
  return (
    <>
      <span aria-hidden='true' sx={styles.thumb}>
        {hit.picturePath ? (
          <SourcePicture kind='searchHit' source={hit.picturePath} alt='' />
        ) : (
          <FileText size={18} />
        )}
      </span>
      <span sx={styles.words}>
        <span sx={styles.suggestionContentTitle}>
          <HighlightedText pieces={hit.title} />
        </span>
        <span sx={styles.suggestionContentNote}>
          {[t(`one.${hit.kind}`), versions].filter(Boolean).join(' · ')}
        </span>
      </span>
      {hit.offer && (
        <strong sx={styles.price}>{`${from}${formatMoney(hit.offer.finalPrice)}`}</strong>
      )}
    </>
  )
}

const styles = {
  popup: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInline: 0,
    minWidth: 360,
    maxHeight: 'calc(100vh - 96px)',
    overflowY: 'auto',
    p: 2,
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'menu',
    bg: 'raised',
    boxShadow: 'high',
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
    'a[aria-selected=true]': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-2px',
    },
    '& > button': {
      minHeight: 'touch',
      width: '100%',
      px: 3,
      border: 0,
      borderRadius: 'control',
      bg: 'transparent',
      color: 'textMuted',
      fontSize: 'small',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& > button:hover': { bg: 'hover', color: 'text' },
  },
  thumb: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 56,
    height: 42,
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'hover',
    color: 'textMuted',
  },
  words: { flex: 1, minWidth: 0 },
  suggestionContentTitle: { display: 'block' },
  suggestionContentNote: { display: 'block', color: 'textMuted', fontSize: 'tiny' },
  price: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
} satisfies Record<string, ThemeUIStyleObject>
