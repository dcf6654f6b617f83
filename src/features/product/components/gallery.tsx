/** @jsxImportSource theme-ui */
import { type MouseEvent, useState } from 'react'
import { Picture } from '../../../components/picture'
import { useText } from '../../../lib/i18n/texts'
import { productMessages } from '../product-texts'
import type { GalleryPicture } from '../shown-product'
import { Thumbnails } from './thumbnails'

interface GalleryProps {
  name: string
  /** The main picture first; none where the product has none. */
  pictures: readonly GalleryPicture[]
}

/** The large picture and, where there are more, thumbnails that put another in its place. */
export function Gallery({ name, pictures }: GalleryProps) {
  const text = useText(productMessages)
  const [shown, setShown] = useState(0)
  const choose = (at: number) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(at)
  }
  const position = text('picture', { number: shown + 1, count: pictures.length })
  return (
    <div sx={{ display: 'grid', gap: 3 }}>
      <Picture
        kind='product'
        image={pictures[shown]?.large ?? null}
        alt={pictures.length > 1 ? `${name}, ${position}` : name}
        priority={shown === 0}
        rounded
      />
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={choose} />}
    </div>
  )
}
