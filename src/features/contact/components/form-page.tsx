/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'
import { Breadcrumbs } from '../../../components/breadcrumbs'
import { Container } from '../../../components/container'
import { useText } from '../../../lib/i18n/texts'
import { contactMessages } from '../contact-texts'

interface FormPageProps {
  name: 'contact' | 'feedback'
  /** How to reach us otherwise, above the form. */
  ways?: ReactNode
  form: ReactNode
  /** What stands beside the form, below it on small screens. */
  aside: ReactNode
}

/** A page around a form. */
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
