import { accountRow } from '#upstream/testing/account-rows'
import { foreignCanary, ownThings } from '../testing/own-things'
import { startForMember } from '../testing/start-for-member'

describe('notifications (R304, R305)', () => {
  it('contain their texts, and none of another person’s', async () => {
    const { send, requests } = startForMember()
    const name = 'GET /user/account/{id}/notifications'
    const answer = await send(name, { url: '/api/user/account/7/notifications?seen=false' })
    const text = await answer.text()
    expect(JSON.parse(text).results).toMatchObject([
      { id: 5, user: 7, notificationId: 70, notification: { id: 70 } },
    ])
    expect(text).not.toContain(foreignCanary)
    expect(text).not.toContain(accountRow.email)
    expect(requests()).toEqual(['GET /user/account/7/notifications?seen=false&pageSize=52'])
  })

  it('of another person are not there', async () => {
    const other = ownThings.notification('other')
    const { send } = startForMember({ instead: () => Response.json(other) })
    const answer = await send('GET /notification/user/{id}')
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(foreignCanary)
  })

  it('can be marked as seen, and nothing else of them changes', async () => {
    const { send, calls } = startForMember()
    await send('PATCH /notification/user/{id}', { body: { seen: true, user: 8, notification: 1 } })
    const change = calls.find(({ method }) => method === 'PATCH')
    expect(change?.body).toBe('{"seen":true}')
  })
})
