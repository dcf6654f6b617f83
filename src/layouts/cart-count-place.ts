/** Id of the place in the bar below where the count of the cart goes; what puts it there comes late. */
export const cartCountPlace = 'cart-count'
