import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { listProductAlerts } from '#contract/endpoints/product-alerts'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import { askedAt } from '../alert-marks'
import { alertMessages } from '../alert-messages'
import type { ProductAlertProps } from './alert-form'
import { ToAlerts } from './to-alerts'

export interface AskedAlertProps extends ProductAlertProps {
  /** The member's id; null for a guest, of whom only this browser knows. */
  member: number | null
  /** A guest asks with another address. */
  onAskAgain: () => void
  /** Whether they wait: then this stands in place of the button. */
  onKnown: (isAsked: boolean) => void
}

/** Says to a person who waits for a product already that they do; renders nothing for all others. */
export default function AskedAlert(props: AskedAlertProps) {
  const { productId, kind, member, onAskAgain, onKnown } = props
  const { t } = useTranslation(alertMessages)
  const isWaiting = useIsWaiting(props)
  const at = member === null ? askedAt(productId, kind) : null
  const isAsked = isWaiting || at !== null
  useLayoutEffect(() => onKnown(isAsked), [onKnown, isAsked])
  if (at !== null) {
    return (
      <Notice
        title={t('asked.title')}
        action={
          <Button variant='secondary' size='sm' onClick={onAskAgain}>
            {t('asked.again')}
          </Button>
        }
      >
        {t(`asked.guest.${kind}`, { date: formatDate(at) })}
      </Notice>
    )
  }
  if (!isAsked) return null
  return (
    <Notice title={t('asked.title')} action={<ToAlerts />}>
      {t(`asked.member.${kind}`)}
    </Notice>
  )
}

/** Whether a member waits for it; false until that is known, and where it cannot be read. */
function useIsWaiting({ productId, kind, member }: AskedAlertProps): boolean {
  const [waiting, setWaiting] = useState<number | null>(null)
  useEffect(() => {
    if (member === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    const query = { product: String(productId), kind, isActive: 'true', pageSize: 1 } as const
    call(listProductAlerts, { query, signal }).then(
      ({ results }) => setWaiting(results.length > 0 ? member : null),
      // Asking again says it, too.
      () => {},
    )
    return () => leaving.abort()
  }, [productId, kind, member])
  return waiting !== null && waiting === member
}
