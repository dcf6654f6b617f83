/** Messages about countries and regions. */
export const geoMessages = {
  otherCountry: 'Η περιφέρεια δεν ανήκει στη χώρα που επιλέξατε.',
} as const
