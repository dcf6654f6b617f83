/** @jsxImportSource theme-ui */
import type { ReactNode, RefObject } from 'react'
import { AccountRead } from '../../../components/account/account-read'
import { ChangeProblem } from '../../../components/account/change-problem'
import { GrowingList } from '../../../components/account/growing-list'
import { TitledHeading } from '../../../components/titled-heading'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import type { OwnPages } from '../../../session/use-own-pages'
import { favouritesMessages } from '../favourites-texts'
import type { Mark } from '../mark'
import { CardsSkeleton } from './cards-skeleton'
import { cardsStyle } from './cards-style'
import { KindTabs } from './kind-tabs'
import { NoFavourites } from './no-favourites'

interface FavouritesFrameProps<Row> {
  kind: Mark['kind']
  heading: RefObject<HTMLHeadingElement>
  list: OwnPages<Row>
  story: ChangeStory<Mark>
  /** The cards of the rows that were read. */
  children: (rows: readonly Row[]) => ReactNode
}

/** What both lists of favourites share: heading, tabs, and all that a list can be. */
export function FavouritesFrame<Row>(props: FavouritesFrameProps<Row>) {
  const { kind, heading, list, story, children } = props
  const text = useText(favouritesMessages)
  return (
    <>
      <TitledHeading ref={heading} title={text(`${kind}.title`)}>
        {text(`${kind}.lead`)}
      </TitledHeading>
      <KindTabs kind={kind} />
      <div sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <ChangeProblem story={story} />
        <AccountRead query={list} skeleton={<CardsSkeleton />}>
          {({ rows }) =>
            rows.length === 0 && !list.hasNextPage ? (
              <NoFavourites kind={kind} />
            ) : (
              <GrowingList list={list} label={text(`${kind}.more`)}>
                <ul aria-label={text(`${kind}.list`)} sx={cardsStyle}>
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
