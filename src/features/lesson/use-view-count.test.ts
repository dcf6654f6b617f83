import { fakeApi } from '#components/testing/fake-api'
import { fakeFetch } from '#tests/support/fake-fetch'
import { countView } from './use-view-count'

describe('countView', () => {
  it.each([200, 404, 429, 500])('counts once, and ignores a %i', async (status) => {
    const { request, calls } = fakeApi(fakeFetch({ status, body: {} }))
    await expect(countView(request, 7)).resolves.toBeUndefined()
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      address: '/api/blog/posts/7/update-view-count',
      options: { method: 'POST', keepalive: true },
    })
  })

  it('ignores a broken connection', async () => {
    await expect(countView(fakeApi(fakeFetch('broken')).request, 7)).resolves.toBeUndefined()
  })
})
