import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { OrderChange } from '../order'
import { changeSentence } from './change-sentence'

interface HeldOrderProps {
  /** Of the paragraph, which describes the button. */
  id: string
  obstacles: readonly OrderChange[]
}

/** Why the button of the order waits, and the way to the cart, where that is mended. */
export function HeldOrder({ id, obstacles }: HeldOrderProps) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <p id={id} sx={styles.heldOrder}>
      <span>{t('changes.held')}</span>{' '}
      {obstacles.map((obstacle) => {
        const sentence = changeSentence(obstacle)
        return <span key={sentence}>{`${sentence} `}</span>
      })}
      <SiteLink to={publicPaths.cart} prefetch={false}>
        {t('changes.toCart')}
      </SiteLink>
    </p>
  )
}

const styles = {
  heldOrder: { m: 0, color: 'warningText', fontSize: 'small', overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>
