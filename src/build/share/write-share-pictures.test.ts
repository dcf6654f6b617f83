import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ReadPicture, servicePictures } from '../service-pictures'
import { type PictureOrder, sharePicturePath, writeSharePictures } from './write-share-pictures'

const brand = { appTitle: 'Στάλα', logo: null }
const page: PictureOrder = {
  name: 'Ο ύπνος του μαθητή',
  section: 'Βιβλία',
  note: '',
  kind: 'product',
  picturePath: 'media/stagona/uploads/products/a.png',
}
const order = (differences: Partial<PictureOrder> = {}) => {
  const shown = { ...page, ...differences }
  return { ...shown, sharePicture: sharePicturePath(shown, brand) }
}
const square = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
})
afterEach(() => rm(folder, { recursive: true }))

const names = async () => (await readdir(join(folder, 'share'))).filter((name) => !/^\./.test(name))
const write = (
  pages: Parameters<typeof writeSharePictures>[0],
  readPicture: ReadPicture = () => square,
) => writeSharePictures(pages, { folder, brand, readPicture })

describe('share pictures (R404)', () => {
  it('are JPEG files of 1200 × 630 under names that caches may keep', async () => {
    const one = order()
    expect(await write([one])).toBe(1)
    expect(one.sharePicture).toMatch(/^\/share\/[0-9a-f]{20}\.jpg$/)
    const bytes = await readFile(join(folder, one.sharePicture))
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('are composed without a picture that is damaged', async () => {
    const damaged = order()
    expect(await write([damaged], async () => Buffer.from('no picture'))).toBe(1)
    const bytes = await readFile(join(folder, damaged.sharePicture))
    expect((await sharp(bytes).metadata()).width).toBe(1200)
  })

  it('are composed once: only a changed page gets another one, and the old one goes', async () => {
    const [kept, changed] = [order(), order({ name: 'Σημαίες' })]
    await write([kept, changed])
    const before = await stat(join(folder, kept.sharePicture))
    const renamed = order({ name: 'Σημαίες του κόσμου' })
    expect(await write([kept, renamed])).toBe(1)
    expect((await stat(join(folder, kept.sharePicture))).mtimeMs).toBe(before.mtimeMs)
    expect((await names()).sort()).toEqual(
      [kept, renamed].map(({ sharePicture }) => sharePicture.replace('/share/', '')).sort(),
    )
  })

  it('are composed again after the page’s own picture could not be read', async () => {
    const one = order()
    const silent = () => Promise.reject(new Error('no answer'))
    expect(await write([one], silent)).toBe(1)
    expect(await write([one], silent)).toBe(0)
    expect(await write([one])).toBe(1)
    expect(await write([one])).toBe(0)
  })

  it('are composed once for a page whose picture does not exist', async () => {
    const one = order()
    expect(await write([one], async () => null)).toBe(1)
    expect(await write([one])).toBe(0)
  })

  it('are composed for a picture outside the picture folders, which nobody is asked for', async () => {
    const fetch = jest.fn()
    const { readPicture } = servicePictures({ url: 'http://images.example', fetch, timeoutMs: 9 })
    await write([order({ picturePath: 'https://evil.example/a.png' })], readPicture)
    expect(fetch).not.toHaveBeenCalled()
    expect(await names()).toHaveLength(1)
  })

  it('take any text, however long a word is', async () => {
    const odd = ['<b>&', 'α'.repeat(200), `${'λέξη '.repeat(60)}`, '漢字 🙂', '']
    expect(await write(odd.map((name) => order({ name, section: name })))).toBe(odd.length)
  })
})
