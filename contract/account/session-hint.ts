/**
 * The session hint. Scripts cannot read the session cookie; this cookie shows them that one exists,
 * and nothing more. The gateway sets and clears both together. Without it a page treats its visitor
 * as a guest and sends no request; a forged one causes one request.
 */
export const sessionHintCookie = 'has_session'
