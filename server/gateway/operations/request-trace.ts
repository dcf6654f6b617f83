import { hexOf } from '../lib/digest'

/**
 * The trace that a request belongs to (W3C Trace Context), and how long it waited for the upstream.
 * Ids are created on first use: requests for files of the site need none.
 */
export interface RequestTrace {
  /** 32 hexadecimal digits, the same in every program that the request passes through. */
  readonly id: string
  /** `traceparent`, and `tracestate` if the request has one, for calls of the upstream. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds during which at least one call of the upstream was under way. */
  readonly upstreamMs: number
  callBegan(at: number): void
  callEnded(at: number): void
}

type ReadHeader = (name: string) => string | undefined

const traceBytes = 16
const spanBytes = 8

/**
 * Continues the trace of a valid `traceparent` with a new span id, else starts one. `tracestate` is
 * passed on only with a trace that is continued.
 */
export function createTraces(
  random: (length: number) => Uint8Array,
): (readHeader: ReadHeader) => RequestTrace {
  const draw = (length: number) => hexOf(random(length))
  return (readHeader) => new Trace(readHeader, draw)
}

interface TraceIds {
  traceId: string
  headers: Readonly<Record<string, string>>
}

/** A class, because creating closures for each request costs more than everything else here. */
class Trace implements RequestTrace {
  upstreamMs = 0
  private ids: TraceIds | null = null
  private running = 0
  private since = 0

  constructor(
    private readonly readHeader: ReadHeader,
    private readonly draw: (bytes: number) => string,
  ) {}

  get id(): string {
    return this.known().traceId
  }

  get headers(): Readonly<Record<string, string>> {
    return this.known().headers
  }

  callBegan(at: number): void {
    if (this.running === 0) this.since = at
    this.running += 1
  }

  callEnded(at: number): void {
    this.running -= 1
    if (this.running === 0) this.upstreamMs += at - this.since
  }

  private known(): TraceIds {
    this.ids ??= idsOf(this.readHeader, this.draw)
    return this.ids
  }
}

function idsOf(readHeader: ReadHeader, draw: (bytes: number) => string): TraceIds {
  const incoming = readTraceparent(readHeader('traceparent'))
  const traceId = incoming?.traceId ?? draw(traceBytes)
  const traceparent = `00-${traceId}-${draw(spanBytes)}-${incoming?.flags ?? '01'}`
  const state = incoming ? readTracestate(readHeader('tracestate')) : null
  const headers = state === null ? { traceparent } : { traceparent, tracestate: state }
  return { traceId, headers }
}

/** Later versions may append fields; of those the first four count. All zeros are invalid. */
function readTraceparent(text: string | undefined): { traceId: string; flags: string } | null {
  if (text === undefined) return null
  const [, version, traceId = '', spanId = '', flags = '', more] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(text) ?? []
  if (!version || version === 'ff' || (version === '00' && more !== undefined)) return null
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  // Of the flags only the first, "sampled", is defined in the version that is sent on.
  return { traceId, flags: Number.parseInt(flags, 16) & 1 ? '01' : '00' }
}

/** At most 32 members, 512 characters, printable. */
function readTracestate(text = ''): string | null {
  const isFine = text.length <= 512 && /^[\x20-\x7e]+$/.test(text) && text.split(',').length <= 32
  return isFine ? text : null
}
