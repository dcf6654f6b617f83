import { pageOf } from '#upstream/testing/api-answers'
import { exportTokens, ids, ownThings, people } from '../testing/own-things'
import { type Instead, startForMember, when } from '../testing/start-for-member'

const list = 'GET /user/account/{id}/data-exports'
const file = 'GET /user/data-exports/{id}'
const { own: token, other: othersToken } = exportTokens

/** An API whose list has the member's copy, changed. */
const copyIs = (changes: object): Instead =>
  when('GET /user/account/7/data_exports', () =>
    Response.json(pageOf({ ...ownThings.dataExport('own'), ...changes })),
  )
const withToken = (value: string) => ({
  url: `/api/user/account/${people.own}/data-exports?token=${value}`,
})

describe('copies of a member’s data', () => {
  it('are listed without what opens them (R452)', async () => {
    const answer = await startForMember().send(list)
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual({
      exports: [
        {
          id: ids.own,
          state: 'ready',
          createdAt: '2026-11-20T11:30:00+02:00',
          expiresAt: '2100-01-01T11:30:02+02:00',
          fileSize: 6201,
        },
      ],
      linked: null,
    })
    expect(text).not.toContain(token)
  })

  it.each([
    [token, ids.own],
    [othersToken, null],
    ['x', null],
    ['', null],
    ['%CE%BB%E2%80%8B%20..%2F', null],
  ])('tell whether the link with %s is about one of them', async (value, linked) => {
    const answer = await startForMember().send(list, withToken(value))
    expect(await answer.json()).toMatchObject({ linked })
  })

  it.each([
    [{ status: 'pending', expiresAt: null, fileSize: null }, 'making'],
    [{ status: 'processing', expiresAt: null, fileSize: null }, 'making'],
    [{ status: 'failed', expiresAt: null, fileSize: null }, 'failed'],
    [{ status: 'expired' }, 'expired'],
    // The API looks only when somebody asks for it.
    [{ expiresAt: '2020-01-01T00:00:00+02:00' }, 'expired'],
  ])('are told as what they are: %j', async (changes, state) => {
    const answer = await startForMember({ instead: copyIs(changes) }).send(list)
    expect(await answer.json()).toMatchObject({ exports: [{ state }] })
  })
})

describe('the copy itself', () => {
  it('is given to whose list has it', async () => {
    const { send, requests } = startForMember()
    const answer = await send(file)
    expect(await answer.json()).toEqual({ profile: { id: people.own } })
    expect(requests()).toEqual([
      `GET /user/account/${people.own}/data_exports?pageSize=100`,
      `GET /user/data_export/${token}/download`,
    ])
  })

  it('is not asked of the API for anybody else (R453)', async () => {
    const { send, requests } = startForMember()
    const url = `/api/user/data-exports/${ids.other}`
    expect((await send(file, { url })).status).toBe(404)
    expect((await send(file, { as: null })).status).toBe(401)
    expect(requests().filter((request) => request.includes('/download'))).toEqual([])
  })

  it('is not given where it is about another person, whatever the list says (R453)', async () => {
    const foreign = { profile: { id: people.other, email: 'somebody@example.gr' } }
    const instead = when('GET /user/data_export/', () => Response.json(foreign))
    const answer = await startForMember({ instead }).send(file)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('somebody')
  })

  it.each([
    [404, 404],
    [410, 404],
    [500, 502],
    [503, 503],
  ])('is missing or unreachable after %i, and no session ends', async (status, expected) => {
    const instead = when('GET /user/data_export/', () => Response.json({ detail: '' }, { status }))
    const answer = await startForMember({ instead }).send(file)
    expect(answer.status).toBe(expected)
    expect(answer.headers.getSetCookie().join()).not.toContain('Max-Age=0')
  })
})
