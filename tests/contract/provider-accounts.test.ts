import { newPassword, providerPeople } from './support/accounts'
import { newCaller, signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'
import { withToken } from './support/provider-token'

const upstream = upstreamOfFile()

const socialUid = providerPeople.social.sub
const newcomerUid = providerPeople.newcomer.sub

describe('accounts with providers', () => {
  const list = '/account/providers'
  const provider = () => upstream.provider.id

  it('are connected and listed', async () => {
    const caller = await signedIn(upstream, 'customer')
    const connected = await withToken(upstream, caller, 'newcomer', 'connect')
    expect(connected.status).toBe(200)
    expect(connected.meta).toEqual({ is_authenticated: true })
    const { data } = await caller.get(list)
    expect(data).toEqual([
      {
        uid: newcomerUid,
        display: expect.any(String),
        provider: expect.objectContaining({ id: provider(), flows: expect.any(Array) }),
      },
    ])
  })

  it('are not connected to a second account', async () => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await withToken(upstream, caller, 'social', 'connect')
    expect(answer).toMatchObject({ status: 400, errors: ['connected_other'] })
  })

  it('are disconnected', async () => {
    const caller = await signedIn(upstream, 'customer')
    await withToken(upstream, caller, 'newcomer', 'connect')
    const body = { provider: provider(), account: newcomerUid }
    expect((await caller.remove(list, body)).body).toEqual({ status: 200, data: [] })
  })

  it('stay while they are the only login method', async () => {
    const visitor = newCaller(upstream)
    await withToken(upstream, visitor, 'social')
    const body = { provider: provider(), account: socialUid }
    const refused = await visitor.remove(list, body)
    expect(refused).toMatchObject({ status: 400, errors: ['no_password'] })
    await visitor.post('/account/password/change', { new_password: newPassword })
    const again = newCaller(upstream)
    await withToken(upstream, again, 'social')
    expect((await again.remove(list, body)).status).toBe(200)
  })

  it.each([
    [{}, ['required@account', 'required@provider']],
    [{ provider: 'nobody', account: 'x' }, ['account_not_found']],
  ])('are not disconnected with %j', async (body, errors) => {
    const caller = await signedIn(upstream, 'customer')
    const answer = await caller.remove(list, body)
    expect(answer.status).toBe(400)
    expect([...answer.errors].sort()).toEqual(errors)
  })

  it('require no reauthentication of accounts without another method', async () => {
    const visitor = newCaller(upstream)
    await withToken(upstream, visitor, 'social')
    await upstream.advance(301)
    expect((await visitor.get('/account/authenticators/webauthn')).status).toBe(200)
  })
})
