import * as z from 'zod/mini'
import { notificationUser } from '../../contract/notifications/notification'
import { notificationEntry, socketTicket } from './notification'
import { accountRow, notificationRow } from './testing/account-rows'

describe('a notification of a member', () => {
  it('is the contract’s, and names the member by the id alone', () => {
    const read = z.parse(notificationEntry, notificationRow)
    expect(z.parse(notificationUser, read)).toEqual(read)
    expect(read).toMatchObject({ id: 1204, user: accountRow.id, notificationId: 70 })
    expect(JSON.stringify(read)).not.toContain(accountRow.email)
  })

  it.each([
    ['a kind that is not known', { kind: 'CELEBRATION' }, { kind: 'INFO' }],
    ['no link', { link: null }, { link: '' }],
    [
      'dates without an offset',
      { createdAt: '2026-07-01T10:00:00', expiryDate: '2026-07-02T10:00:00' },
      { createdAt: '2026-07-01T10:00:00+03:00', expiryDate: '2026-07-02T10:00:00+03:00' },
    ],
    ['no end', { expiryDate: null }, { expiryDate: null }],
    ['a type and a category that are not known', { notificationType: 'x', category: 'Y' }, {}],
  ])('may have %s', (_, given, expected) => {
    const row = { ...notificationRow, notification: { ...notificationRow.notification, ...given } }
    expect(z.parse(notificationEntry, row).notification).toMatchObject(expected)
  })

  it('is not read from a row of `/notification/user`, which has ids alone', () => {
    const row = { ...notificationRow, user: accountRow.id, notification: 70 }
    expect(z.safeParse(notificationEntry, row).success).toBe(false)
  })
})

it('reads the ticket of a socket', () => {
  const ticket = 'Zq3-_x'
  expect(z.parse(socketTicket, { ticket, expiresIn: 60 })).toEqual({ ticket })
  expect(z.safeParse(socketTicket, { ticket: 'a&b', expiresIn: 60 }).success).toBe(false)
})
