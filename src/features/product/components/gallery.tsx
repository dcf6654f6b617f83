import { type MouseEvent, type MouseEventHandler, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Picture } from '#components/picture'
import { useTranslation } from '#lib/i18n/use-translation'
import { productMessages } from '../product-messages'
import type { GalleryPicture } from '../shown-product'

interface GalleryProps {
  name: string
  /** The main picture first; may be empty. */
  pictures: readonly GalleryPicture[]
}

/** The large picture and, if there are several, thumbnails that select one. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation(productMessages)
  const [shown, setShown] = useState(0)
  const choose = (at: number) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(at)
  }
  const position = t('picture', { number: shown + 1, count: pictures.length })
  return (
    <div sx={pictures.length > 1 ? styles.gallery : styles.onePicture}>
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

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[]
  /** Index of the large picture. */
  shown: number
  onChoose: (at: number) => MouseEventHandler
}

/** Thumbnails; without a script each links to its picture. */
function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation(productMessages)
  return (
    <ul aria-label={t('pictures')} sx={styles.thumbnails}>
      {pictures.map(({ large, small }, at) => (
        <li key={large.src}>
          <a
            href={large.src}
            aria-label={t('picture', { number: at + 1, count: pictures.length })}
            {...(at === shown && { 'aria-current': true })}
            onClick={onChoose(at)}
            sx={styles.thumbnailsLink}
          >
            <Picture kind='productThumb' image={small} alt='' />
          </a>
        </li>
      ))}
    </ul>
  )
}

const styles = {
  // On phones the thumbnails are beside the picture, so that price and stock are in the first screen.
  gallery: {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr) 60px', null, 'minmax(0, 1fr)'],
    gap: [2, null, 3],
  },
  onePicture: { '& > img, & > span': { aspectRatio: ['3 / 2', null, '4 / 3'] } },
  thumbnails: {
    display: 'flex',
    flexDirection: ['column', null, 'row'],
    flexWrap: ['nowrap', null, 'wrap'],
    gap: 2,
    m: 0,
    p: 0,
    listStyle: 'none',
    // As high as the picture; more of them scroll.
    height: [0, null, 'auto'],
    minHeight: ['100%', null, 0],
    overflowY: ['auto', null, 'visible'],
  },
  thumbnailsLink: {
    display: 'block',
    width: [60, null, 96],
    overflow: 'hidden',
    border: '2px solid',
    borderColor: 'hairline',
    borderRadius: 'control',
    '&:hover': { borderColor: 'control' },
    '&[aria-current]': { borderColor: 'text' },
  },
} satisfies Record<string, ThemeUIStyleObject>
