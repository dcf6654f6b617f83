import { lazily } from '../lazy/lazily'

const plain = lazily(() => new Intl.NumberFormat('el-GR', { maximumFractionDigits: 1 }))

/** A number as Greeks write it, with at most one decimal: `1.234,5`. */
export function formatNumber(value: number): string {
  return plain().format(value)
}
