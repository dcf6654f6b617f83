import { pictureOrder, sitePictures } from '../../contract/media/site-pictures'
import { imageServicePath, pictureKindOf } from '../../server/upstream/image-service'

/**
 * Reads the picture of a source of the API as other sites get it, a JPEG; null where there is none.
 * Rejects where the image service does not answer, or has it not now.
 */
export type ReadPicture = (source: string) => Promise<Buffer | null>

interface ImageService {
  url: string
  fetch: typeof globalThis.fetch
  timeoutMs: number
}

interface ServicePictures {
  readPicture: ReadPicture
  /** One line about the pictures that could not be read, null where there are none. */
  report: () => string | null
}

/** After so many requests in a row without an answer, the service is not asked again. */
const mostSilences = 4

/** How many of the pictures that could not be read are named. */
const mostNamed = 5

const order = pictureOrder('feed', sitePictures.feed)

/** The pictures of the image service that share pictures and feeds need. */
export function servicePictures({ url, fetch, timeoutMs }: ImageService): ServicePictures {
  const asked = new Set<string>()
  const missed = new Map<string, string>()
  let silences = 0

  async function ask(path: string): Promise<Response> {
    if (silences >= mostSilences) throw new Error('The image service does not answer.')
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`${url}${path}`, { signal }).catch((failure: unknown) => {
      silences += 1
      throw failure
    })
    silences = 0
    return answer
  }

  return {
    readPicture: async (source) => {
      if (!source) return null
      const path = imageServicePath(source, order)
      const name = path ?? source.replace(/\p{C}/gu, '')
      asked.add(name)
      if (path === null) {
        missed.set(name, 'an address that the service refuses')
        return null
      }
      const answer = await ask(path).catch((failure: unknown) => {
        missed.set(name, 'no answer')
        throw failure
      })
      const kind = pictureKindOf(answer)
      if (kind === 'picture') {
        missed.delete(name)
        return Buffer.from(await answer.arrayBuffer())
      }
      missed.set(name, kind === 'placeholder' ? 'a placeholder' : `answered ${answer.status}`)
      const mayCome = kind === 'placeholder' || answer.status === 429 || answer.status >= 500
      if (mayCome) throw new Error('The image service does not have the picture now.')
      return null
    },
    report: () => {
      if (missed.size === 0) return null
      const named = [...missed].slice(0, mostNamed).map(([name, reason]) => `${name} (${reason})`)
      const more = missed.size > mostNamed ? ', …' : ''
      const count = `${missed.size} of ${asked.size} pictures`
      return `The image service ${url} did not draw ${count}, which share pictures and feeds are without: ${named.join(', ')}${more}`
    },
  }
}
