import { HeartOff } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { GrowingList } from '#components/account/growing-list'
import { Button, LinkButton } from '#components/button'
import { CardAction } from '#components/card'
import { EmptyState } from '#components/empty-state'
import { SiteLink } from '#components/site-link'
import { Skeleton } from '#components/skeleton'
import { TitledHeading } from '#components/titled-heading'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import type { PagedQuery } from '#session/use-account-query'
import { favouritesMessages, type ListedFavourite } from '../api'
import { NoFavouritesDrawing } from './no-favourites-drawing'

interface FavouritesListProps<Row> {
  kind: ListedFavourite['kind']
  heading: RefObject<HTMLHeadingElement>
  list: PagedQuery<Row>
  mutation: AccountChange<ListedFavourite>
  /** Renders the cards of the rows that have been read. */
  children: (rows: readonly Row[]) => ReactNode
}

/** Heading, tabs and list of both favourites pages, with pending, error and empty states. */
export function FavouritesList<Row>(props: FavouritesListProps<Row>) {
  const { kind, heading, list, mutation, children } = props
  const { t } = useTranslation(favouritesMessages)
  return (
    <>
      <TitledHeading ref={heading} title={t(`${kind}.title`)}>
        {t(`${kind}.lead`)}
      </TitledHeading>
      <KindTabs kind={kind} />
      <div sx={styles.favouritesList}>
        <ChangeProblem mutation={mutation} />
        <AccountRead query={list} skeleton={<CardsSkeleton />}>
          {({ rows, unshown }) =>
            rows.length === 0 && unshown === 0 && !list.hasNextPage ? (
              <NoFavourites kind={kind} />
            ) : (
              <GrowingList list={list} label={t(`${kind}.more`)} kind={kind}>
                <ul aria-label={t(`${kind}.list`)} sx={cardsStyle}>
                  {children(rows)}
                </ul>
              </GrowingList>
            )
          }
        </AccountRead>
      </div>
    </>
  )
}

const kinds = ['posts', 'products'] as const

/** Tabs between the two lists, each with its own URL. */
function KindTabs({ kind: current }: { kind: ListedFavourite['kind'] }) {
  const { t } = useTranslation(favouritesMessages)
  return (
    <nav aria-label={t('tabs')}>
      <ul sx={tabsStyle}>
        {kinds.map((kind) => (
          <li key={kind}>
            <SiteLink
              to={accountRoutes[`account-favourites-${kind}`].pattern}
              prefetch={false}
              {...(kind === current && { 'aria-current': 'page' })}
            >
              {t(`${kind}.tab`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tabsStyle: ThemeUIStyleObject = {
  display: 'flex',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  borderBottom: '1px solid',
  borderColor: 'hairline',
  a: {
    display: 'block',
    px: 3,
    py: '10px',
    mb: '-1px',
    borderBottom: '3px solid transparent',
    color: 'textMuted',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
  'a:hover': { color: 'text' },
  'a[aria-current]': { borderColor: 'primary', color: 'text' },
}

const emptyStatePaths = { posts: publicPaths.blog, products: publicPaths.products } as const

function NoFavourites({ kind }: { kind: ListedFavourite['kind'] }) {
  const { t } = useTranslation(favouritesMessages)
  return (
    <EmptyState
      drawing={<NoFavouritesDrawing kind={kind} />}
      title={t(`${kind}.emptyTitle`)}
      action={<LinkButton to={emptyStatePaths[kind]}>{t(`${kind}.emptyAction`)}</LinkButton>}
    >
      {t(`${kind}.empty`)}
    </EmptyState>
  )
}

function CardsSkeleton() {
  return (
    <div sx={cardsStyle}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height={330} />
      ))}
    </div>
  )
}

/** One column on narrow phones, as many as fit elsewhere. */
const cardsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: [3, 4],
  m: 0,
  p: 0,
  listStyle: 'none',
}

export interface RemoveButtonProps {
  entry: ListedFavourite
  remove: AccountChange<ListedFavourite>['submit']
  busy: boolean
}

export function RemoveButton({ entry, remove, busy }: RemoveButtonProps) {
  const { t } = useTranslation(favouritesMessages)
  return (
    <CardAction>
      <Button
        variant='quiet'
        size='sm'
        busy={busy}
        aria-label={t('removeNamed', { name: entry.name })}
        onClick={() => void remove(entry)}
      >
        <HeartOff aria-hidden='true' size={18} />
        <span>{t('remove')}</span>
      </Button>
    </CardAction>
  )
}

const styles = {
  favouritesList: { display: 'grid', gap: 4, mt: 4 },
} satisfies Record<string, ThemeUIStyleObject>
