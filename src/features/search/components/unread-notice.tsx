import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import searchUnread from '#locales/el/search-unread.json'
import { searchMessages } from '../search-messages'
import type { SearchResults } from '../search-results'

export const unreadMessages = addMessages('search-unread', searchUnread)
export type UnreadTexts = typeof searchUnread

interface UnreadNoticeProps {
  unread: NonNullable<SearchResults['unread']>
  /** Nothing else tells it, as the status does together with what was found. */
  live: boolean
  onRetry: () => void
}

/** Says which kind could not be searched, with a retry. */
export function UnreadNotice({ unread, live, onRetry }: UnreadNoticeProps) {
  const { t } = useTranslation(searchMessages)
  const { t: unreadTexts } = useTranslation(unreadMessages)
  return (
    <div sx={styles.unread}>
      <Notice
        tone='warning'
        live={live}
        action={
          <Button variant='secondary' onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {unreadTexts(`notice.${unread}`)}
      </Notice>
    </div>
  )
}

const styles = {
  unread: { maxWidth: 'reading', mt: 3 },
} satisfies Record<string, ThemeUIStyleObject>
