import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Motif } from '#components/motif'
import { StaticPart } from '#components/static-part'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'
import { HowItWorks } from './how-it-works'

export interface HomeRestProps {
  /** A series of lessons to begin, or to go on with. */
  series: ReactNode
}

/** A series, and what the site is about: the lower half of the home page. */
export default function HomeRest({ series }: HomeRestProps) {
  return (
    <>
      <Container>{series}</Container>
      <StaticPart>
        <HowItWorks />
        <ClosingSection />
      </StaticPart>
    </>
  )
}

/** The end: enough for today. */
function ClosingSection() {
  const { t } = useTranslation(homeMessages)
  return (
    <section aria-labelledby='quiet-end' sx={styles.closingSection}>
      <Motif name='ripple' />
      <h2 id='quiet-end' sx={styles.closingSectionHeading}>
        {t('quietEnd.title')}
      </h2>
      <p sx={styles.closingSectionText}>{t('quietEnd.text')}</p>
    </section>
  )
}

const styles = {
  closingSection: {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    px: 4,
    // Down to the footer.
    mb: [-7, null, -8],
    bg: 'primaryTint',
    textAlign: 'center',
    '& > svg': { color: 'primary' },
  },
  closingSectionHeading: { fontSize: 'h2' },
  closingSectionText: { maxWidth: 'narrow', color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
