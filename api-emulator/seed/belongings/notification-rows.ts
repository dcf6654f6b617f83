import type { notifications, notificationUsers } from '../../store/notification-tables'
import { dayMs, moment, stampsAt } from '../derived-values'
import { userIds } from '../people-rows'
import type { Seed } from '../seed'
import type { NotificationSeed } from './belonging-types'
import { orderIds } from './placed-order-rows'

function linkOf(seed: Seed, { about }: NotificationSeed): string {
  if (!about) return ''
  return 'link' in about ? about.link : `/account/orders/${orderIds(seed)(about.order)}`
}

/** Rows of what the shop said. */
export function notificationRows(seed: Seed): (typeof notifications.$inferInsert)[] {
  return seed.notifications.map((one, at) => {
    const createdAt = moment(one.createdAt)
    return {
      id: at + 1,
      translations: { el: { title: one.title, message: one.message } },
      link: linkOf(seed, one),
      kind: one.kind,
      expiryDate: createdAt + 180 * dayMs,
      ...stampsAt(createdAt, 'notification', at),
    }
  })
}

/** Rows of who was told, and who saw it the next day. */
export function notificationUserRows(seed: Seed): (typeof notificationUsers.$inferInsert)[] {
  const idOf = userIds(seed)
  const rows = seed.notifications.flatMap(({ createdAt, told }, at) =>
    Object.entries(told).map(([person, seen]) => ({
      user: idOf(person),
      notification: at + 1,
      seen,
      seenAt: seen ? moment(createdAt) + dayMs : null,
      ...stampsAt(moment(createdAt), 'notification', at, person),
    })),
  )
  return rows.map((row, at) => ({ id: at + 1, ...row }))
}
