import { fluidSrcSet } from '../../../contract/media/image-widths'
import { MediaUrlError } from '../../../contract/media/media-problem'
import { type MediaUrlOrder, mediaUrl } from '../../../contract/media/media-url'

/** The address of a picture; undefined for a source that the image service would refuse. */
export function pictureUrl(source: string, order: MediaUrlOrder): string | undefined {
  return unlessRefused(() => mediaUrl(source, order))
}

/** `srcset` of a picture that grows with the screen; undefined as in {@link pictureUrl}. */
export function pictureSrcSet(source: string, order: MediaUrlOrder): string | undefined {
  return unlessRefused(() => fluidSrcSet(source, order))
}

function unlessRefused(write: () => string): string | undefined {
  try {
    return write()
  } catch (error) {
    if (error instanceof MediaUrlError) return undefined
    throw error
  }
}
