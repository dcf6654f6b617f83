/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

export type CardTone = 'plain' | 'green' | 'blue'

interface CardProps {
  as?: 'article' | 'div' | 'li' | 'section'
  tone?: CardTone
  /** A picture that fills the upper edge. */
  picture?: ReactNode
  /** Stands beside others also where there is little room: the less there is, the more is for words. */
  paired?: boolean
  children: ReactNode
}

const grounds: Record<CardTone, string> = {
  plain: 'raised',
  green: 'primaryTint',
  blue: 'secondaryTint',
}

/** A calm block with one clear target: the link of its `CardTitle` covers the whole card. */
export function Card(props: CardProps) {
  const { as: Element = 'div', tone = 'plain', picture, paired = false, children } = props
  const padding = paired ? ['clamp(10px, 12.5vw - 30px, 16px)', null, null, 5] : [4, null, 5]
  return (
    <Element
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflow: 'hidden',
        listStyle: 'none',
        borderRadius: 'card',
        border: '1px solid',
        borderColor: tone === 'plain' ? 'cardEdge' : 'transparent',
        bg: grounds[tone],
        boxShadow: tone === 'plain' ? 'low' : 'none',
        transition: 'transform 200ms ease-out, box-shadow 200ms ease-out',
        '&:has([data-card-link]):hover': { transform: 'translateY(-2px)', boxShadow: 'high' },
        '&:has([data-card-link]:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'focus',
          outlineOffset: '2px',
        },
      }}
    >
      {picture}
      <div sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, p: padding }}>
        {children}
      </div>
    </Element>
  )
}
