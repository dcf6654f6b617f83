import { detailError } from '../lib/api-error'

/** The API's answer to an unknown id, which it gives in English. */
export const noSuch = (model: string) => detailError(404, `No ${model} matches the given query.`)
