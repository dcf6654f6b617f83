/** What the fields of a place need to know of the form around them. */
export interface PlaceValues {
  /** ISO 3166-1 alpha-2; empty where none is chosen. */
  country: string
  /** Code of a region of that country; empty where none is chosen. */
  region: string
}
