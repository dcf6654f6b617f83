/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs'
import { Container } from '../../components/container'

interface CataloguePageProps {
  title: string
  trail: readonly Crumb[]
  /** One sentence; only where the list begins. */
  lead?: string
  /** Ways to narrower lists. */
  categories: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** The frame of every list of products. */
export function CataloguePage({ title, trail, lead, categories, children }: CataloguePageProps) {
  return (
    <Container>
      <div
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: [5, null, 6],
          pt: [2, null, 3],
          pb: [6, null, 7],
        }}
      >
        <header>
          <Breadcrumbs trail={trail} current={title} />
          <h1 sx={{ mt: [2, null, 3], fontSize: 'h1', lineHeight: 'tight' }}>{title}</h1>
          {lead && (
            <p sx={{ maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' }}>{lead}</p>
          )}
        </header>
        {categories}
        {children}
      </div>
    </Container>
  )
}
