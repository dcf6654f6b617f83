import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { useTranslation } from '#lib/i18n/use-translation'
import { searchMessages } from '../search-messages'
import { showsAny, unreadOf } from '../search-results'
import { Results } from './results'
import type { SearchView } from './search-view'
import { UnreadNotice } from './unread-notice'

/** The results, with a notice of a kind that could not be searched; a hint where the filters leave none. */
export function FilteredResults(view: SearchView) {
  const { t } = useTranslation(searchMessages)
  const { results, filters } = view
  if (!results) return null
  const isAnyShown = showsAny(results, filters)
  const unread = unreadOf(results, filters)
  if (isAnyShown || unread) {
    return (
      <>
        {unread && <UnreadNotice unread={unread} live={!isAnyShown} onRetry={view.onRetry} />}
        {isAnyShown && <Results {...view} />}
      </>
    )
  }
  return (
    <div sx={styles.none}>
      <EmptyState
        title={t('filters.none')}
        action={
          <Button variant='secondary' onClick={view.onUnfilter}>
            {t('filters.clear')}
          </Button>
        }
      >
        {t('filters.noneHint')}
      </EmptyState>
    </div>
  )
}

const styles = {
  none: { mt: 5 },
} satisfies Record<string, ThemeUIStyleObject>
