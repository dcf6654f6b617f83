import { type ReactNode, useEffect, useState } from 'react'
import { findGuestOrder } from '#contract/endpoints/orders'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import { call } from '#lib/http/call'
import { goTo } from '#lib/navigation/navigate'
import { guestsMayBuy } from '#session/buyer'
import { NeutralSkeleton } from '../neutral-skeleton'

interface GuestOrderProps {
  id: string | undefined
  /** Where this browser knows no such order. */
  otherwise: ReactNode
}

/** Leads from the address that mails name to the page of an order that a guest placed in this browser. */
export default function GuestOrder({ id, otherwise }: GuestOrderProps) {
  const [isUnknown, setUnknown] = useState(!id || !guestsMayBuy())
  useEffect(() => {
    if (!id || !guestsMayBuy()) return
    const leaving = new AbortController()
    const { signal } = leaving
    call(findGuestOrder, { params: { id }, signal }).then(
      ({ uuid }) => goTo(placedOrderPath(uuid), { replace: true }),
      () => signal.aborted || setUnknown(true),
    )
    return () => leaving.abort()
  }, [id])
  return isUnknown ? otherwise : <NeutralSkeleton />
}
