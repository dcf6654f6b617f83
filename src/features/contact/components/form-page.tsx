import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs } from '#components/breadcrumbs'
import { Container } from '#components/container'
import { useTranslation } from '#lib/i18n/use-translation'
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
  const { t } = useTranslation(contactMessages)
  const titleId = useId()
  const title = t(`${name}.title`)
  return (
    <Container>
      <header sx={styles.header}>
        <Breadcrumbs trail={[]} current={title} />
        <h1 sx={styles.formPageHeading}>{title}</h1>
        <p sx={styles.formPageText}>{t(`${name}.lead`)}</p>
        {ways}
      </header>
      <div sx={columnsStyle}>
        <section aria-labelledby={titleId} sx={styles.section}>
          <h2 id={titleId} sx={styles.sectionHeading}>
            {t(`${name}.formTitle`)}
          </h2>
          {form}
        </section>
        <div sx={styles.asides}>{aside}</div>
      </div>
    </Container>
  )
}

const columnsStyle: ThemeUIStyleObject = {
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
    <section aria-labelledby={titleId} sx={styles.asideCard}>
      <h2 id={titleId} sx={styles.asideCardHeading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const styles = {
  header: { pt: [3, 4], pb: [5, 6] },
  formPageHeading: { mt: [2, 3], fontSize: 'h1', lineHeight: 'tight' },
  formPageText: { maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' },
  section: { minWidth: 0 },
  sectionHeading: { mb: 4, fontSize: 'h3' },
  asides: { display: 'grid', gap: 4, minWidth: 0 },
  asideCard: { display: 'grid', gap: 3, p: [4, 5], borderRadius: 'card', bg: 'surface' },
  asideCardHeading: { fontSize: 'h3' },
} satisfies Record<string, ThemeUIStyleObject>
