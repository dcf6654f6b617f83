/** How the site asks for consent. */
export interface ConsentRules {
  /** Whoever has not decided must do so in the settings before anything else. */
  forced: boolean
  /** The banner offers to decline all but what is necessary (R238). */
  acceptNecessary: boolean
}

export const consentRules: ConsentRules = { forced: false, acceptNecessary: true }
