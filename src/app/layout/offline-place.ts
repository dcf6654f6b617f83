/** Id of the place in the footer that says that pages can be read offline; what says so comes late. */
export const offlinePlace = 'works-offline'
