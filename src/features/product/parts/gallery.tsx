/** @jsxImportSource theme-ui */
import { type MouseEvent, useState } from 'react'
import { useText } from '../../../shared/i18n/texts'
import { Picture } from '../../../shared/ui/picture'
import { heroSize } from '../hero-size'
import { productTexts } from '../product-texts'
import { Thumbnails } from './thumbnails'

interface GalleryProps {
  name: string
  /** Sources in the image service, the main picture first; the first may be empty. */
  sources: readonly [string, ...string[]]
}

/** The large picture and, where there are more, thumbnails that put another in its place. */
export function Gallery({ name, sources }: GalleryProps) {
  const text = useText(productTexts)
  const [shown, setShown] = useState(0)
  const choose = (at: number) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(at)
  }
  const position = text('picture', { number: shown + 1, count: sources.length })
  return (
    <div sx={{ display: 'grid', gap: 3 }}>
      <Picture
        source={sources[shown] ?? sources[0]}
        alt={sources.length > 1 ? `${name}, ${position}` : name}
        priority={shown === 0}
        rounded
        {...heroSize}
      />
      {sources.length > 1 && <Thumbnails sources={sources} shown={shown} onChoose={choose} />}
    </div>
  )
}
