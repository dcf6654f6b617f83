import { chartikaReviews } from './reviews/chartika-reviews'
import { kartesEpistimiZoiReviews } from './reviews/kartes-epistimi-zoi-reviews'
import { kartesGlossesReviews } from './reviews/kartes-glosses-reviews'
import { kartesIstoriaGeografiaReviews } from './reviews/kartes-istoria-geografia-reviews'
import { paichnidiaKaiDoraReviews } from './reviews/paichnidia-kai-dora-reviews'
import { vivliaReviews } from './reviews/vivlia-reviews'
import type { ReviewSeed } from './seed-types'

/** Every review of the seed; a person reviews a product at most once. */
export const reviews: readonly ReviewSeed[] = [
  ...kartesGlossesReviews,
  ...kartesIstoriaGeografiaReviews,
  ...kartesEpistimiZoiReviews,
  ...chartikaReviews,
  ...vivliaReviews,
  ...paichnidiaKaiDoraReviews,
]
