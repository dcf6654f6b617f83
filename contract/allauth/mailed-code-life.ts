/** How long a mailed code that verifies an address or signs in is valid, in minutes. */
export const mailedCodeMinutes = 5
