import type { z } from 'zod/mini'
import type { country, region } from '../geo/country'
import { stamps, uuidOf } from './example-stamps'

export const exampleCountry = {
  alpha2: 'GR',
  alpha3: 'GRC',
  isoCc: 300,
  phoneCode: 30,
  translations: { el: { name: 'Ελλάδα' }, en: { name: 'Greece' } },
  mainImagePath: 'media/stagona/uploads/country/gr.png',
  sortOrder: 1,
  uuid: uuidOf(300),
  ...stamps,
} satisfies z.input<typeof country>

export const exampleRegion = {
  alpha: 'GR-G',
  country: 'GR',
  translations: { el: { name: 'Δυτική Ελλάδα' } },
  sortOrder: null,
  uuid: uuidOf(301),
  ...stamps,
} satisfies z.input<typeof region>
