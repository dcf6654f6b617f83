import { fakeFetch } from '../../../tests/support/fake-fetch'
import { createApiRequest } from '../../lib/http/api-request'
import { createSender } from '../../lib/http/http-client'
import { countView } from './use-view-count'

describe('countView', () => {
  it.each([200, 404, 429, 500])('counts once, and ignores a %i', async (status) => {
    const { fetch, calls } = fakeFetch({ status, body: {} })
    await expect(countView(createApiRequest(createSender(fetch)), 7)).resolves.toBeUndefined()
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      address: '/api/blog/posts/7/update-view-count',
      options: { method: 'POST', keepalive: true },
    })
  })

  it('ignores a broken connection', async () => {
    const { fetch } = fakeFetch('broken')
    await expect(countView(createApiRequest(createSender(fetch)), 7)).resolves.toBeUndefined()
  })
})
