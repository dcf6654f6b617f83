import { Picture, type PictureProps } from './picture'
import { pictureImage } from './picture-address'

interface SourcePictureProps extends Omit<PictureProps, 'image'> {
  /** Source in the image service, e.g. `media/stagona/uploads/blog/a.jpg`; empty where there is none. */
  source: string
}

/** A `Picture` from a source of the API. */
export function SourcePicture({ source, ...props }: SourcePictureProps) {
  return <Picture {...props} image={pictureImage(source, props.kind)} />
}
