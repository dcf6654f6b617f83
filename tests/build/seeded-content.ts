import { readContent, readPayWays } from '#build/content/read-content'
import { seededEmulator } from '#emulator/testing/seeded-emulator'

/** The content of the demonstration, read as by its build. */
export async function seededContent() {
  const { app, store } = await seededEmulator()
  const upstream = {
    url: 'http://emulator.localhost',
    publicUrl: 'https://stagona.example',
    fetch: async (address: string | URL | Request, init?: RequestInit) =>
      app.request(address, init),
    timeoutMs: 60_000,
    readAt: 0,
    warn: (text: string) => {
      throw new Error(text)
    },
  }
  const content = await readContent(upstream)
  const payWays = await readPayWays(upstream)
  store.close()
  return { content, payWays }
}
