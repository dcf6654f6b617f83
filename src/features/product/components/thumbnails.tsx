/** @jsxImportSource theme-ui */
import type { MouseEventHandler } from 'react'
import { Picture } from '../../../components/picture'
import { useText } from '../../../lib/i18n/texts'
import { productMessages } from '../product-texts'
import type { GalleryPicture } from '../shown-product'

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[]
  /** Which one is shown large, from 0. */
  shown: number
  onChoose: (at: number) => MouseEventHandler
}

/** Small pictures that lead to the large ones; without a script each opens its picture. */
export function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  const text = useText(productMessages)
  return (
    <ul
      aria-label={text('pictures')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {pictures.map(({ large, small }, at) => (
        <li key={large.src}>
          <a
            href={large.src}
            aria-label={text('picture', { number: at + 1, count: pictures.length })}
            {...(at === shown && { 'aria-current': true })}
            onClick={onChoose(at)}
            sx={{
              display: 'block',
              width: 96,
              overflow: 'hidden',
              border: '2px solid',
              borderColor: 'hairline',
              borderRadius: 'control',
              '&:hover': { borderColor: 'control' },
              '&[aria-current]': { borderColor: 'text' },
            }}
          >
            <Picture kind='productThumb' image={small} alt='' />
          </a>
        </li>
      ))}
    </ul>
  )
}
