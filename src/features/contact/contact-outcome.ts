/** How sending a message ends. */
export type ContactOutcome =
  | { kind: 'sent' }
  /** Refused: sentences by field, and one for the whole where the server said one. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; whole: string | null }
  /** Too many in a short time. */
  | { kind: 'heldBack'; seconds: number }
  | { kind: 'unreachable' }
  | { kind: 'offline' }
  | { kind: 'broken' }
