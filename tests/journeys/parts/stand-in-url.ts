/** Where the stand-in of all journeys answers. */
export const standInUrl = `http://localhost:${process.env.JOURNEY_STAND_IN_PORT || '8110'}`
