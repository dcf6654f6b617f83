/** Why something could not be measured; the message is for people and needs no stack. */
export class MeasuringFailed extends Error {
  override name = 'MeasuringFailed'
}
