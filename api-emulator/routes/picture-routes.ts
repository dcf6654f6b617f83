import { Hono } from 'hono'
import { mediaUrl } from '../../contract/media/media-url'
import { detailError } from '../answers/api-error'
import type { RouteDeps } from '../dependencies'
import { createImageRoutes } from '../images/image-routes'
import { type PaletteName, paletteKinds } from '../pictures/palettes'
import { answerMessages } from '../seed/answer-words'
import { findPicture, findUpload, type PictureTopic } from '../store/picture-queries'

/** One palette for all pictures of a topic, another one for the topic beside it. */
function paletteOf(topic: PictureTopic | undefined): PaletteName | undefined {
  if (!topic?.treeId) return undefined
  const palettes = paletteKinds[topic.kind]
  return palettes[(topic.treeId - 1) % palettes.length]
}

/**
 * The image service under `/media_stream-image`, for the pictures that the store knows, and the
 * files themselves under `/media/uploads`, which are sent on to it.
 */
export function pictureRoutes({ store }: RouteDeps) {
  const app = createImageRoutes({
    hasPicture: async (source) => (await findPicture(store, source)) !== undefined,
    paletteOf: async (source) => paletteOf(await findPicture(store, source)),
    uploadOf: (source) => findUpload(store, source),
  })
  return new Hono().route('/', app).get('/media/uploads/*', async (c) => {
    const source = c.req.path.slice(1)
    if (!(await findPicture(store, source))) throw detailError(404, answerMessages.notFound)
    return c.redirect(mediaUrl(source, { width: 1600, height: 1200, format: 'png' }))
  })
}
