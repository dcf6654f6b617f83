/**
 * Cookie beside the session's own, which scripts cannot read: it says that there is one, and nothing
 * more. The gateway sets and clears both together. Without it a page takes its visitor for a guest and
 * asks nobody; a browser that makes it up causes one request.
 */
export const sessionHintCookie = 'has_session'
