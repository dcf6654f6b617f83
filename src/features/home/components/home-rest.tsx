import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Motif } from '#components/motif'
import { Section } from '#components/section'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'
import { HowItWorks } from './how-it-works'
import { MoreLink } from './more-link'

export interface HomeRestProps {
  topics: ReactNode
  /** A series of lessons to begin, or to go on with. */
  series: ReactNode
}

/** Ways to further lessons, and what the site is about: the lower half of the home page. */
export default function HomeRest({ topics, series }: HomeRestProps) {
  const { t } = useTranslation(homeMessages)
  return (
    <>
      <Container>
        <StaticPart>
          <Section
            title={t('topics.title')}
            action={<MoreLink to={publicPaths['blog-categories']}>{t('topics.all')}</MoreLink>}
          >
            {topics}
          </Section>
        </StaticPart>
        {series}
      </Container>
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
