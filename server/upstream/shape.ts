import * as z from 'zod/mini'

/**
 * Maps what the API says to a shape of the contract, all of whose fields it must name: TypeScript
 * alone would let a mapper lose an optional one. The missing argument of the error is the lost field.
 */
export function toShape<Shape>() {
  return <Row, Result extends Shape>(
    map: (row: Row) => Result,
    ..._lost: keyof Shape extends keyof Result ? [] : [lost: Exclude<keyof Shape, keyof Result>]
  ) => z.transform<Row, Shape>(map)
}
