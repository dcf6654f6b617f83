import type { CameBack, Exchange } from './exchange'
import type { Shop } from './shop'

export type Call = Exchange<Shop>['call']

/** An exchange with the REST API; `name` has no `/api/v1`. */
export const answers = (name: string, call: Call): Exchange<Shop> => ({
  name: name.replace(' /', ' /api/v1/'),
  call,
})

const pathOf = (endpoint: string) => endpoint.replace('{id}', '1')

/** A successful GET by a guest; `{id}` is 1. */
export const read = (endpoint: string, path = pathOf(endpoint)): Exchange<Shop> =>
  answers(`GET ${endpoint} 200`, ({ guest }) => guest.call('GET', path))

/** The same for a list. */
export const list = (endpoint: string): Exchange<Shop> =>
  read(endpoint, `${pathOf(endpoint)}?pageSize=100`)

/** A GET by a guest that is refused. */
export const refused = (
  endpoint: string,
  status: number,
  path = pathOf(endpoint),
  number = 1,
): Exchange<Shop> =>
  answers(`GET ${endpoint} ${status} no. ${number}`, ({ guest }) => guest.call('GET', path))

/** A call by a guest that needs an account. */
export const needsAccount = (
  endpoint: string,
  number = 1,
  path = endpoint.split(' ')[1]?.replace(/\{\w+\}/g, '1') ?? '',
): Exchange<Shop> =>
  answers(`${endpoint} 401 no. ${number}`, ({ guest }): Promise<CameBack> => {
    const [method = ''] = endpoint.split(' ')
    return guest.call(method, path, method === 'GET' ? undefined : {})
  })

/** A GET with a token that has ended. */
export const deadToken = (endpoint: string, number = 1): Exchange<Shop> =>
  answers(`GET ${endpoint} 401 no. ${number}`, ({ guest }) =>
    guest.call('GET', endpoint, undefined, { authorization: 'Bearer 0123456789abcdef' }),
  )
