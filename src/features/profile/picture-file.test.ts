import { pictureForm, pictureProblem } from './picture-file'

/** The header of a PNG with these dimensions (RFC 2083, 4.1.1), in a file of `size` bytes. */
function pngOf(width: number, height: number, size = 100, type = 'image/png'): File {
  const bytes = new Uint8Array(size)
  const head = new DataView(new ArrayBuffer(24))
  for (const [at, number] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries()) {
    head.setUint32(4 * at, number)
  }
  bytes.set(new Uint8Array(head.buffer).subarray(0, size))
  return new File([bytes], 'me.png', { type })
}

it.each([
  ['a picture', pngOf(600, 400), null],
  ['the largest file', pngOf(600, 400, 2 * 1024 * 1024), null],
  ['the largest picture', pngOf(4096, 3072), null],
  ['a larger file', pngOf(600, 400, 2 * 1024 * 1024 + 1), 'size'],
  ['an empty file', pngOf(600, 400, 0), 'size'],
  ['an SVG', pngOf(600, 400, 100, 'image/svg+xml'), 'type'],
  ['a file without a type', pngOf(600, 400, 100, ''), 'type'],
  [
    'a GIF with the name and type of a PNG',
    new File(['GIF89a\x02\0\x02\0'], 'me.png', { type: 'image/png' }),
    'type',
  ],
  ['a truncated picture', pngOf(600, 400, 20), 'unreadable'],
  ['a text file', new File(['no picture'], 'me.png', { type: 'image/png' }), 'unreadable'],
  ['too many pixels', pngOf(6000, 6000), 'dimensions'],
  ['a picture of one row', pngOf(39_999_999, 1), 'dimensions'],
  ['a very wide picture', pngOf(900, 100), 'shape'],
])('validates %s', async (_, file, problem) => {
  expect(await pictureProblem(file)).toBe(problem)
})

it('cannot read a file that is gone', async () => {
  const file = pngOf(600, 400)
  file.arrayBuffer = () => Promise.reject(new Error('The file is gone.'))
  expect(await pictureProblem(file)).toBe('unreadable')
})

it('sends the picture in its form field', () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  expect([...pictureForm(file).keys()]).toEqual(['image'])
})
