import { authPath, restPath } from '#upstream/g1/api'

/**
 * `product` of `/api/v1/product/3/images`, `auth` of `/_allauth/app/v1/auth/login`. There are few,
 * as the gateway itself builds the paths.
 */
export function resourceOf(path: string): string {
  const prefix = [restPath, authPath].find((one) => path.startsWith(`${one}/`))
  if (prefix === undefined) return 'other'
  const [resource = ''] = path.slice(prefix.length + 1).split(/[/?]/, 1)
  return /^[a-z][a-z_]{0,30}$/.test(resource) ? resource : 'other'
}
