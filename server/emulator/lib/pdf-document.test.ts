import { textOfPdf } from '../../../tests/support/pdf-text'
import { pdfDocument } from './pdf-document'

const greek = 'Ξενία Ψαρρού & Υιοί Ο.Ε. – ΐΰϊώΆ'

describe('a document', () => {
  it('has text that can be copied, in both scripts, whatever their mix', () => {
    const lines = [
      { left: greek, right: '1.234,50 €' },
      { left: 'Latin, ελληνικά «24%»', isBold: true, size: 18 },
    ]
    const file = pdfDocument('Δοκιμή', lines)
    expect(textOfPdf(file)).toEqual([greek, '1.234,50 €', 'Latin, ελληνικά «24%»'])
    const text = Buffer.from(file).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.\d\n/)
    expect(text).toMatch(/startxref\n\d+\n%%EOF\n$/)
    const place = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
    expect(text.slice(place, place + 5)).toBe('xref\n')
  })

  it('goes on on another page', () => {
    const lines = Array.from({ length: 120 }, (_, at) => ({ left: `Γραμμή ${at + 1}` }))
    const file = pdfDocument('Πολλές γραμμές', lines)
    expect(Buffer.from(file).toString('latin1')).toContain('/Count 3')
    expect(textOfPdf(file).at(-1)).toBe('Γραμμή 120')
  })

  it('leaves out what its fonts do not have', () => {
    expect(textOfPdf(pdfDocument('', [{ left: 'α漢β' }, {}]))).toEqual(['αβ'])
  })
})
