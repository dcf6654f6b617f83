import type { PaletteName } from './palettes'

/** What a picture is of: the slug decides the drawing, the palette only its colours. */
export interface PictureSubject {
  slug: string
  palette: PaletteName
}
