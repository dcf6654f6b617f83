import { CheckCheck, Settings2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Button } from '#components/button'
import { IconButton } from '#components/icon-button'
import { SelectMenu } from '#components/select'
import { SiteLink } from '#components/site-link'
import { Skeleton } from '#components/skeleton'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { lowWindow } from '#theme/media'
import {
  type Area,
  areas,
  type NotificationChange,
  type Shown,
  useNotifications,
  useRowsInView,
} from '../api'
import { notificationsMessages } from '../messages'
import { NotificationList } from './notification-list'

const views: readonly Shown[] = ['unseen', 'all']

interface NotificationPanelProps {
  userId: number
  /** Null where it could not be read. */
  unseen: number | null
  onChange: (change: NotificationChange) => void
  onClose: () => void
}

/** The dialog below the bell: unseen or all notifications, with their actions. */
export function NotificationPanel({ userId, unseen, onChange, onClose }: NotificationPanelProps) {
  const { t } = useTranslation(notificationsMessages)
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<Shown>(unseen ? 'unseen' : 'all')
  const [area, choose] = useState<Area>('all')
  const query = useNotifications(userId, shown, area)
  const inView = useRowsInView(shown, area)
  return (
    <div ref={panel} role='dialog' aria-labelledby={titleId} tabIndex={-1} sx={panelStyle}>
      <div sx={panelHeadStyle}>
        <h2 id={titleId}>{t('panel.title')}</h2>
        <IconButton size='sm' label={t('panel.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div sx={panelChoiceStyle}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div role='group' aria-label={t('panel.which')}>
          {views.map((view) => (
            <Button
              key={view}
              size='sm'
              variant='quiet'
              aria-pressed={view === shown}
              onClick={() => show(view)}
            >
              {t(`panel.${view}`)}
            </Button>
          ))}
        </div>
        <Button
          size='sm'
          variant='quiet'
          held={unseen === 0}
          onClick={() => onChange({ kind: 'allSeen' })}
        >
          <CheckCheck size={18} />
          <span>{t('panel.seeAll')}</span>
        </Button>
        <SelectMenu
          label={t('panel.area')}
          hideLabel
          size='sm'
          value={area}
          options={areas.map((value) => ({ value, label: t(`area.${value}`) }))}
          onChange={choose}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section aria-label={t('panel.list')} tabIndex={0} sx={panelListStyle}>
        <AccountRead query={query} skeleton={<RowSkeletons />} failedTitle={t('panel.failed')}>
          {({ rows, unshown }) => (
            <NotificationList
              entries={inView(rows)}
              unshown={unshown}
              shown={shown}
              isNarrowed={area !== 'all'}
              onChange={onChange}
              onRemoved={() => panel.current?.focus()}
              onOpened={onClose}
            />
          )}
        </AccountRead>
        {query.hasNextPage && (
          <div sx={styles.more}>
            <Button
              size='sm'
              variant='secondary'
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('panel.more')}
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
        <span>{t('panel.settings')}</span>
      </SiteLink>
    </div>
  )
}

function RowSkeletons() {
  return (
    <div sx={styles.rowSkeletons}>
      {[1, 2, 3].map((row) => (
        <div key={row} sx={styles.rowSkeleton}>
          <Skeleton round width={36} height={36} />
          <div sx={styles.skeletonLines}>
            <Skeleton width='70%' height={18} />
            <Skeleton width='90%' height={14} />
            <Skeleton width='30%' height={14} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Below the bell; on small screens in nearly full width, below the navbar. */
const panelStyle: ThemeUIStyleObject = {
  position: ['fixed', 'absolute'],
  top: ['calc(var(--theme-ui-sizes-navbar, 64px) + 4px)', 'calc(100% + 8px)'],
  left: ['8px', 'auto'],
  right: ['8px', 0],
  zIndex: 'tooltip',
  display: 'flex',
  flexDirection: 'column',
  width: ['auto', 420],
  // On small screens it ends above the elements that float over the bottom bar.
  maxHeight: ['calc(100dvh - 196px)', 'min(640px, calc(100dvh - 120px))'],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'menu',
  bg: 'raised',
  boxShadow: 'high',
  '&:focus': { outline: 'none' },
  // It scrolls with the page.
  [lowWindow]: { position: 'absolute', maxHeight: 'none' },
}

const panelHeadStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  pl: 4,
  pr: 2,
  pt: 2,
  '& > h2': { m: 0, flex: 1, fontSize: 'h3', fontWeight: 'heading' },
}

const panelChoiceStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  rowGap: 2,
  pl: 4,
  pr: 2,
  pt: 1,
  pb: 3,
  borderBottom: '1px solid',
  borderColor: 'hairline',
  '& > [role=group]': {
    display: 'inline-flex',
    p: '3px',
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1px var(--c-hairline)',
  },
  '& > [role=group] > button': { px: 4, borderRadius: 'full', color: 'textMuted' },
  '& > [role=group] > button[aria-pressed=true]': {
    borderColor: 'control',
    bg: 'raised',
    color: 'text',
  },
  '& > button': { px: 2 },
}

const panelFootStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  px: 4,
  borderTop: '1px solid',
  borderColor: 'hairline',
  borderRadius: '0 0 13px 13px',
  color: 'text',
  fontSize: 'small',
  fontWeight: 'medium',
  textDecoration: 'none',
  '& > svg': { color: 'textMuted' },
  '&:hover': { bg: 'surface' },
}

const panelListStyle: ThemeUIStyleObject = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > ul': { m: 0, p: 0, listStyle: 'none' },
  '& > ul > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
}

const styles = {
  more: { p: 3, textAlign: 'center' },
  rowSkeletons: { display: 'grid', gap: 5, p: 4 },
  rowSkeleton: { display: 'flex', gap: 3 },
  skeletonLines: { display: 'grid', gap: 2, flex: 1 },
} satisfies Record<string, ThemeUIStyleObject>
