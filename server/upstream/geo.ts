import { country as readCountry, region as readRegion } from '../../contract/geo/country'

/** A country that the shop delivers to. The API says it as the contract does. */
export const country = readCountry

/** A region of a country, said as in the contract. */
export const region = readRegion
