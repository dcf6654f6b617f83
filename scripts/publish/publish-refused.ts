/** Why a build is not published; the message is one line for people. */
export class PublishRefused extends Error {
  override name = 'PublishRefused'
}
