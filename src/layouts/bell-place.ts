/** Id of the place in the bar where a member's bell goes; what puts it there comes late. */
export const bellPlace = 'bell'
