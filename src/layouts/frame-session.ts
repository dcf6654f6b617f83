import type { ReactNode } from 'react'

/** What the frame shows of the person; all of it is absent while nobody knows who is here. */
export interface FrameSession {
  signedIn: boolean
  /** The links to shop and blog appear. */
  shopLinks: boolean
  /** The cart's button, where the shop's links appear. */
  cart?: ReactNode
  /** Stands in the place of the sign-in link. */
  menu?: ReactNode
}
