import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { lowWindow } from '#theme/media'
import { SiteLink } from './site-link'

type CardTone = 'plain' | 'green' | 'blue'

interface CardProps {
  as?: 'article' | 'div' | 'li' | 'section'
  tone?: CardTone
  /** Image at the upper edge. */
  picture?: ReactNode
  /** In the upper corner, over the picture; it may render nothing. */
  mark?: ReactNode
  /** Beside another card on small screens too: the padding shrinks with the width. */
  paired?: boolean
  children: ReactNode
}

/** A card with one target: the link of its `CardTitle` covers the whole card. */
export function Card(props: CardProps) {
  const { as: Element = 'div', tone = 'plain', picture, mark, paired = false, children } = props
  return (
    <Element sx={[cardStyle, tones[tone]]}>
      {picture}
      <div sx={paired ? styles.pairedBody : styles.cardBody}>{children}</div>
      {mark && (
        <div data-mark='' sx={styles.cardMark}>
          {mark}
        </div>
      )}
    </Element>
  )
}

interface CardTitleProps {
  as?: 'h2' | 'h3' | 'h4'
  /** Target of the card; without it the card is not a link. */
  to?: string | undefined
  prefetch?: boolean
  children: ReactNode
}

/** A card's heading; its link stretches over the card. */
export function CardTitle({ as: Heading = 'h3', to, prefetch = true, children }: CardTitleProps) {
  return (
    <Heading sx={styles.cardTitleHeading}>
      {to ? (
        <SiteLink to={to} prefetch={prefetch} data-card-link='' sx={styles.cardTitleLink}>
          {children}
        </SiteLink>
      ) : (
        children
      )}
    </Heading>
  )
}

/** Lifts a second control of a card above the card's stretched link. */
export function CardAction({ children }: { children: ReactNode }) {
  return <div sx={styles.cardAction}>{children}</div>
}

const cardStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  listStyle: 'none',
  borderRadius: 'card',
  border: '1px solid',
  transition: 'transform 200ms ease-out, box-shadow 200ms ease-out',
  '&:has([data-card-link]):hover': { transform: 'translateY(-2px)', boxShadow: 'high' },
  '&:has([data-card-link]:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
}

const tones: Record<CardTone, ThemeUIStyleObject> = {
  plain: { borderColor: 'cardEdge', bg: 'raised', boxShadow: 'low' },
  green: { borderColor: 'transparent', bg: 'primaryTint', boxShadow: 'none' },
  blue: { borderColor: 'transparent', bg: 'secondaryTint', boxShadow: 'none' },
}

/** A card beside a list that stays in view on wide screens, e.g. the totals of a cart. */
export const asideCardStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 4,
  alignSelf: 'start',
  position: ['static', null, null, 'sticky'],
  top: 88,
  p: [4, 5],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'raised',
  [lowWindow]: { position: 'static' },
}

const body = { display: 'flex', flexDirection: 'column', gap: 2, flex: 1 } as const

const styles = {
  cardBody: { ...body, p: [4, null, 5] },
  pairedBody: { ...body, p: ['clamp(10px, 12.5vw - 30px, 16px)', null, null, 5] },
  cardMark: { position: 'absolute', top: 2, left: 2 },
  cardTitleHeading: { fontSize: 'h3', overflowWrap: 'anywhere' },
  cardTitleLink: {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  },
  cardAction: { position: 'relative', zIndex: 2 },
} satisfies Record<string, ThemeUIStyleObject>
