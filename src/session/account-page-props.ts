/** What the router of the account hands to a page. */
export interface AccountPageProps {
  /** Path of the page, without query. */
  path: string
  /** Values of the path's places in braces, by name. */
  params: Readonly<Record<string, string>>
  /** Where to go on to after signing in, checked already; null where the address names none. */
  next: string | null
}
