import { fakeFetch } from '../../../tests/support/fake-fetch'
import { createApiRequest } from '../../lib/http/create-api-request'
import { createSender } from '../../lib/http/create-sender'
import { countView } from './count-view'

describe('countView', () => {
  it.each([200, 404, 429, 500])('says it once and minds no %i', async (status) => {
    const { fetch, calls } = fakeFetch({ status, body: {} })
    await expect(countView(createApiRequest(createSender(fetch)), 7)).resolves.toBeUndefined()
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      address: '/api/blog/posts/7/update-view-count',
      options: { method: 'POST', keepalive: true },
    })
  })

  it('minds no broken connection either', async () => {
    const { fetch } = fakeFetch('broken')
    await expect(countView(createApiRequest(createSender(fetch)), 7)).resolves.toBeUndefined()
  })
})
