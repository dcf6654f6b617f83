/** @jsxImportSource theme-ui */
import type { MouseEventHandler } from 'react'
import { useText } from '../../../shared/i18n/texts'
import { Picture } from '../../../shared/ui/picture'
import { pictureUrl } from '../../../shared/ui/picture-address'
import { heroSize } from '../hero-size'
import { productTexts } from '../product-texts'

interface ThumbnailsProps {
  sources: readonly string[]
  /** Which one is shown large, from 0. */
  shown: number
  onChoose: (at: number) => MouseEventHandler
}

const { width, height } = heroSize

/** Small pictures that lead to the large ones; without a script each opens its picture. */
export function Thumbnails({ sources, shown, onChoose }: ThumbnailsProps) {
  const text = useText(productTexts)
  return (
    <ul
      aria-label={text('pictures')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {sources.map((source, at) => (
        <li key={source}>
          <a
            href={pictureUrl(source, { width, height, fit: 'cover', position: 'center' })}
            aria-label={text('picture', { number: at + 1, count: sources.length })}
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
            <Picture source={source} alt='' width={96} height={72} sizes='96px' />
          </a>
        </li>
      ))}
    </ul>
  )
}
