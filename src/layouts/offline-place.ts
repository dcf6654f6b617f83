/** Id of the place in the footer that says that pages can be read offline; what says so comes late. */
export const offlinePlace = 'works-offline'

/** Id of the place under the bar on top that says that there is no connection. */
export const offlineNoticePlace = 'disconnected'
