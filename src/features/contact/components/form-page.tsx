/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'
import { Breadcrumbs } from '../../../components/breadcrumbs'
import { Container } from '../../../components/container'
import { useText } from '../../../lib/i18n/messages'
import { contactMessages } from '../messages'

interface FormPageProps {
  name: 'contact' | 'feedback'
  /** Other ways to contact the shop, above the form. */
  ways?: ReactNode
  form: ReactNode
  /** Beside the form; below it on small screens. */
  aside: ReactNode
}

/** Layout of a page with a form: heading, form and sidebar. */
export function FormPage({ name, ways, form, aside }: FormPageProps) {
  const text = useText(contactMessages)
  const titleId = useId()
  const title = text(`${name}.title`)
  return (
    <Container>
      <header sx={{ pt: [3, 4], pb: [5, 6] }}>
        <Breadcrumbs trail={[]} current={title} />
        <h1 sx={{ mt: [2, 3], fontSize: 'h1', lineHeight: 'tight' }}>{title}</h1>
        <p sx={{ maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' }}>
          {text(`${name}.lead`)}
        </p>
        {ways}
      </header>
      <div sx={columnsStyle}>
        <section aria-labelledby={titleId} sx={{ minWidth: 0 }}>
          <h2 id={titleId} sx={{ mb: 4, fontSize: 'h3' }}>
            {text(`${name}.formTitle`)}
          </h2>
          {form}
        </section>
        <div sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{aside}</div>
      </div>
    </Container>
  )
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) 400px'],
  columnGap: 7,
  rowGap: 6,
  alignItems: 'start',
  pb: [5, 6],
}

/** A titled block beside the form. */
export function AsideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 3, p: [4, 5], borderRadius: 'card', bg: 'surface' }}
    >
      <h2 id={titleId} sx={{ fontSize: 'h3' }}>
        {title}
      </h2>
      {children}
    </section>
  )
}
