/** Why nothing was examined: one line for people; the command ends with 2. */
export class DoctorRefused extends Error {
  override name = 'DoctorRefused'
}
