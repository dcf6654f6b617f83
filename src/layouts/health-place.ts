/** Id of the place on the logo where the mark of an unwell API goes; what puts it there comes late. */
export const healthPlace = 'health'
