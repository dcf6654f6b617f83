/** Why no site is built; the message is one line for people, and needs no stack. */
export class BuildRefused extends Error {
  override name = 'BuildRefused'
}
