import { signedIn } from './support/caller'
import { upstreamOfFile } from './support/open-upstream'

const upstream = upstreamOfFile()

const path = '/auth/sessions'

interface Entry {
  id: number
  is_current: boolean
}

async function twoDevices() {
  const here = await signedIn(upstream, 'customer')
  const there = await signedIn(upstream, 'customer')
  const entries = (await here.get(path)).data as Entry[]
  const id = (current: boolean) => entries.find((entry) => entry.is_current === current)?.id ?? 0
  return { here, there, hereId: id(true), thereId: id(false), entries }
}

describe('sessions of an account', () => {
  it('are listed, one of them the current one', async () => {
    const { entries } = await twoDevices()
    expect(entries).toHaveLength(2)
    expect(entries.map(({ is_current }) => is_current).sort()).toEqual([false, true])
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      user_agent: expect.any(String),
      ip: expect.stringMatching(/^[\d.:a-f]+$/),
      created_at: expect.any(Number),
      last_seen_at: expect.any(Number),
      is_current: expect.any(Boolean),
    })
  })

  it('end one by one; the answer lists the remaining ones', async () => {
    const { here, there, hereId, thereId } = await twoDevices()
    const { status, data } = await here.remove(path, { sessions: [thereId] })
    expect(status).toBe(200)
    expect(data).toMatchObject([{ id: hereId, is_current: true }])
    expect((await there.get('/auth/session')).status).toBe(410)
  })

  it('include the current one, whose end signs out', async () => {
    const { here, there, hereId, thereId } = await twoDevices()
    const { status, meta } = await here.remove(path, { sessions: [hereId, thereId] })
    expect(status).toBe(401)
    expect(meta.is_authenticated).toBe(false)
    expect((await here.get('/auth/session')).status).toBe(410)
    expect((await there.get('/auth/session')).status).toBe(410)
  })

  it.each([
    [{}, 'required@sessions'],
    [{ sessions: [] }, 'required@sessions'],
    [{ sessions: [999_999] }, 'invalid_choice@sessions'],
  ])('refuse %j', async (body, error) => {
    const { here } = await twoDevices()
    expect(await here.remove(path, body)).toMatchObject({ status: 400, errors: [error] })
  })

  it('of other accounts cannot be ended', async () => {
    const { hereId, here } = await twoDevices()
    const other = await signedIn(upstream, 'superuser')
    const answer = await other.remove(path, { sessions: [hereId] })
    expect(answer.errors).toEqual(['invalid_choice@sessions'])
    expect((await here.get('/auth/session')).status).toBe(200)
  })

  it('disappear from the list after sign-out', async () => {
    const { here, there } = await twoDevices()
    await there.remove('/auth/session')
    expect((await here.get(path)).data).toHaveLength(1)
  })
})
