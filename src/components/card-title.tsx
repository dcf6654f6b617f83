/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface CardTitleProps {
  as?: 'h2' | 'h3' | 'h4'
  /** Where the whole card leads; without it the card is no target. */
  to?: string | undefined
  prefetch?: boolean
  children: ReactNode
}

/** A card's heading; its link stretches over the card. */
export function CardTitle({ as: Heading = 'h3', to, prefetch = true, children }: CardTitleProps) {
  return (
    <Heading sx={{ fontSize: 'h3', overflowWrap: 'anywhere' }}>
      {to ? (
        <SiteLink
          to={to}
          prefetch={prefetch}
          data-card-link=''
          sx={{
            color: 'inherit',
            textDecoration: 'none',
            outline: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
          }}
        >
          {children}
        </SiteLink>
      ) : (
        children
      )}
    </Heading>
  )
}
