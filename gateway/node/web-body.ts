import type { Readable } from 'node:stream'

/**
 * A Node stream of bytes as a web stream. `Readable.toWeb` of Node 20 brings the process down when
 * a reader leaves while bytes are still on their way; here they are dropped.
 */
export function webBody(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  // A body that is given up reports that as an error; nobody is left to hear it.
  body.on('error', () => {})
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        body.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
