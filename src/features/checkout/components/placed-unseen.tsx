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

interface PlacedUnseenProps {
  checkout: Checkout
  attempt: OrderAttempt
  /** The shop confirms orders by mail. */
  isMailed: boolean | undefined
}

/** A guest's order that was placed, but that this browser cannot open; receives focus. */
export function PlacedUnseen({ checkout: { actor }, attempt, isMailed }: PlacedUnseenProps) {
  const { t } = useTranslation(checkoutMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div sx={styles.placedUnseen}>
      <div ref={element} tabIndex={-1} sx={styles.notice}>
        <Notice
          tone='success'
          live
          title={t('placedUnseen.title')}
          action={
            <div sx={styles.buttonRow}>
              <LinkButton to={publicPaths.contact} size='sm' prefetch={false}>
                {t('placedUnseen.contact')}
              </LinkButton>
              <Button
                variant='quiet'
                size='sm'
                onClick={() => actor.send({ type: 'problem.dismissed' })}
              >
                {t('placedUnseen.dismiss')}
              </Button>
            </div>
          }
        >
          <p>{t('placedUnseen.sentence')}</p>
          <p sx={styles.sentence}>
            {isMailed
              ? t('placedUnseen.mailed', { email: attempt.body.email })
              : t('placedUnseen.notMailed')}
          </p>
        </Notice>
      </div>
      <AttemptSummary attempt={attempt} />
    </div>
  )
}

const styles = {
  placedUnseen: { display: 'grid', gap: 4, maxWidth: 'reading' },
  notice: { outline: 'none', scrollMarginTop: 88 },
  sentence: { mt: 2 },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
