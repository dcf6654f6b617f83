/** An amount in euro as whole cents, despite binary fractions. */
export const centsOf = (amount: number): number => Math.round(amount * 100)
