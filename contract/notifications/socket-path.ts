/** Path of the socket of notifications, of the site and of the API alike. */
export const socketPath = '/ws/notifications/'
