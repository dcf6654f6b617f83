import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { OrderAttempt } from '../order'
import type { Checkout } from '../use-checkout'
import { AttemptSummary } from './attempt-summary'

interface UnknowableOrderProps {
  checkout: Checkout
  attempt: OrderAttempt
  /** The shop confirms orders by mail. */
  isMailed: boolean | undefined
}

/**
 * A guest's order of which this browser can never find out whether it was placed, as its cookie is
 * gone: how the person can tell, and the ways on. Receives focus.
 */
export function UnknowableOrder({ checkout: { actor }, attempt, isMailed }: UnknowableOrderProps) {
  const { t } = useTranslation(checkoutMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div sx={styles.unknowableOrder}>
      <div ref={element} tabIndex={-1} sx={styles.notice}>
        <Notice
          tone='warning'
          live
          title={t('unknowable.title')}
          action={
            <div sx={styles.buttonRow}>
              <LinkButton to={publicPaths.contact} size='sm' prefetch={false}>
                {t('unknowable.contact')}
              </LinkButton>
              <Button
                variant='secondary'
                size='sm'
                onClick={() => actor.send({ type: 'problem.dismissed' })}
              >
                {t('unknowable.again')}
              </Button>
            </div>
          }
        >
          <p>{t('unknowable.sentence')}</p>
          {isMailed && (
            <p sx={styles.sentence}>{t('unknowable.mailed', { email: attempt.body.email })}</p>
          )}
          <p sx={styles.sentence}>{t('unknowable.next')}</p>
        </Notice>
      </div>
      <AttemptSummary attempt={attempt} />
    </div>
  )
}

const styles = {
  unknowableOrder: { display: 'grid', gap: 4, maxWidth: 'reading' },
  notice: { outline: 'none', scrollMarginTop: 88 },
  sentence: { mt: 2 },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
