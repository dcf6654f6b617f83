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
    <div sx={styles.gallery}>
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
  gallery: { display: 'grid', gap: 3 },
  thumbnails: { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' },
  thumbnailsLink: {
    display: 'block',
    width: 96,
    overflow: 'hidden',
    border: '2px solid',
    borderColor: 'hairline',
    borderRadius: 'control',
    '&:hover': { borderColor: 'control' },
    '&[aria-current]': { borderColor: 'text' },
  },
} satisfies Record<string, ThemeUIStyleObject>
