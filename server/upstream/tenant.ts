import * as z from 'zod/mini'

/** The shop of a domain, `GET /tenant/resolve?domain=`; 404 where no shop has the domain. */
export const tenant = z.object({
  storeName: z.string(),
  primaryDomain: z.string(),
  blogEnabled: z.boolean(),
})
