/** @jsxImportSource theme-ui */
import { CheckCheck, Settings2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { AccountRead } from '../../../components/account/account-read'
import { Button } from '../../../components/button'
import { IconButton } from '../../../components/icon-button'
import { SiteLink } from '../../../components/site-link'
import { Skeleton } from '../../../components/skeleton'
import { useText } from '../../../lib/i18n/texts'
import type { NotificationChange } from '../notification-change'
import { type Shown, useNotifications } from '../notification-queries'
import { notificationsMessages } from '../notifications-texts'
import { NotificationList } from './notification-list'
import {
  panelChoiceStyle,
  panelFootStyle,
  panelHeadStyle,
  panelListStyle,
  panelStyle,
} from './panel-style'

const views: readonly Shown[] = ['unseen', 'all']

interface NotificationPanelProps {
  userId: number
  /** How many are not seen yet. */
  unseen: number
  onChange: (change: NotificationChange) => void
  onClose: () => void
}

/** A person's notifications, the new ones or all, and what can be done with them. */
export function NotificationPanel({ userId, unseen, onChange, onClose }: NotificationPanelProps) {
  const text = useText(notificationsMessages)
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<Shown>(unseen > 0 ? 'unseen' : 'all')
  const query = useNotifications(userId, shown)
  return (
    <div ref={panel} role='dialog' aria-labelledby={titleId} tabIndex={-1} sx={panelStyle}>
      <div sx={panelHeadStyle}>
        <h2 id={titleId}>{text('panel.title')}</h2>
        <IconButton size='sm' label={text('panel.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div sx={panelChoiceStyle}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div role='group' aria-label={text('panel.which')}>
          {views.map((view) => (
            <Button
              key={view}
              size='sm'
              variant='quiet'
              aria-pressed={view === shown}
              onClick={() => show(view)}
            >
              {text(`panel.${view}`)}
            </Button>
          ))}
        </div>
        <Button
          size='sm'
          variant='quiet'
          {...(unseen === 0 && { 'aria-disabled': true })}
          onClick={() => unseen > 0 && onChange({ kind: 'allSeen' })}
        >
          <CheckCheck size={18} />
          {text('panel.seeAll')}
        </Button>
      </div>
      {/* Its height is bounded: the keyboard has to reach what lies below. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={text('panel.list')} tabIndex={0} sx={panelListStyle}>
        <AccountRead query={query} skeleton={<RowSkeletons />}>
          {({ rows }) => (
            <NotificationList
              entries={rows}
              shown={shown}
              onChange={onChange}
              onRemoved={() => panel.current?.focus()}
              onOpened={onClose}
            />
          )}
        </AccountRead>
        {query.hasNextPage && (
          <div sx={{ p: 3, textAlign: 'center' }}>
            <Button
              size='sm'
              variant='secondary'
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {text('panel.more')}
            </Button>
          </div>
        )}
      </section>
      <SiteLink
        to={accountRoutes['account-settings'].pattern}
        prefetch={false}
        onClick={onClose}
        sx={panelFootStyle}
      >
        <Settings2 size={18} />
        {text('panel.settings')}
      </SiteLink>
    </div>
  )
}

function RowSkeletons() {
  return (
    <div sx={{ display: 'grid', gap: 5, p: 4 }}>
      {[1, 2, 3].map((row) => (
        <div key={row} sx={{ display: 'flex', gap: 3 }}>
          <Skeleton round width={36} height={36} />
          <div sx={{ display: 'grid', gap: 2, flex: 1 }}>
            <Skeleton width='70%' height={18} />
            <Skeleton width='90%' height={14} />
            <Skeleton width='30%' height={14} />
          </div>
        </div>
      ))}
    </div>
  )
}
