import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { reportPageFailure } from '#lib/navigation/page-lifecycle'
import filters from '#locales/el/filters.json'
import { Button } from './button'
import { IconButton } from './icon-button'

const filtersMessages = addMessages('filters', filters)

const FilterSheet = lazy(() =>
  import('./filter-sheet').catch((error) => {
    reportPageFailure(error)
    return absent()
  }),
)

interface FilterBarProps {
  count: number
  /** Name of the controls and title of the sheet. */
  title: string
  /** Text of the sheet's button, with the number of matches where that is known. */
  showText: string
  onClear: () => void
  /** The sheet has controls that the line has no room for: it opens on wide screens as well. */
  hasMore?: boolean
  /** The controls, in the line or in the sheet. */
  children: (isInSheet: boolean) => ReactNode
}

/** The filters and the order of a list: in one line on wide screens, else in a sheet behind a button. */
export function FilterBar(props: FilterBarProps) {
  const { count, title, showText, onClear, hasMore = false, children } = props
  const { t } = useTranslation(filtersMessages)
  // Null until it is opened for the first time.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const clear = () => {
    onClear()
    setOpen(false)
  }
  const line = useRef<HTMLDivElement>(null)
  const clearInLine = () => {
    onClear()
    // The pressed button is unmounted.
    line.current?.querySelector<HTMLElement>('select, button')?.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere */}
      <div ref={line} role='group' aria-label={title} sx={styles.line}>
        {children(false)}
        {hasMore && (
          <IconButton label={t('more')} aria-haspopup='dialog' onClick={() => setOpen(true)}>
            <SlidersHorizontal />
          </IconButton>
        )}
        {count > 0 && (
          <IconButton label={t('clear')} onClick={clearInLine}>
            <X />
          </IconButton>
        )}
      </div>
      <div sx={styles.button}>
        <Button variant='secondary' aria-haspopup='dialog' onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden='true' size={18} />
          <span>{count > 0 ? t('openCounted', { count }) : t('open')}</span>
        </Button>
      </div>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <FilterSheet
            open={isOpen}
            title={title}
            showText={showText}
            clearText={t('clear')}
            onClose={() => setOpen(false)}
            {...(count > 0 && { onClear: clear })}
          >
            {children(true)}
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}

const styles = {
  line: {
    display: ['none', null, null, 'flex'],
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 3,
  },
  button: {
    display: ['block', null, null, 'none'],
    flexShrink: 0,
    whiteSpace: 'nowrap',
    svg: { flexShrink: 0 },
  },
} satisfies Record<string, ThemeUIStyleObject>
