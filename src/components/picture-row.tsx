import type { ThemeUIStyleObject } from 'theme-ui'
import type { Product } from '#contract/shop/product'
import { translate } from '#contract/wire/translations'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import pictureRow from '#locales/el/picture-row.json'
import { SourcePicture } from './source-picture'

const pictureRowMessages = addMessages('picture-row', pictureRow)

/** As many as fit side by side on the narrowest phone. */
const maxPictures = 4

/** Thumbnails of the first different products that are known, and how many more there are. */
export function PictureRow({ products }: { products: readonly (Product | null)[] }) {
  const { t } = useTranslation(pictureRowMessages)
  const known = products.filter((product) => product !== null)
  const different = [...new Map(known.map((product) => [product.id, product])).values()]
  const left = different.length - maxPictures
  if (different.length === 0) return null
  return (
    <div sx={picturesStyle}>
      {different.slice(0, maxPictures).map(({ id, mainImagePath, translations }) => (
        <span key={id}>
          <SourcePicture
            kind='orderLine'
            source={mainImagePath}
            alt={translate(translations, 'name')}
          />
        </span>
      ))}
      {left > 0 && <small>{t('more', { count: left })}</small>}
    </div>
  )
}

const picturesStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  '& > span': {
    display: 'block',
    width: 56,
    height: 56,
    overflow: 'hidden',
    borderRadius: 'control',
  },
  '& > span > *': { width: '100%', height: '100%', borderRadius: 0 },
  small: { color: 'textMuted', fontSize: 'small' },
}
