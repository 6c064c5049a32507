// A page that was written into a file has with it what it would ask the server for.

interface Recorded { answers: Record<string, string>; scalar: string; frames: { alone: boolean; ahead: boolean; data: string }[]; plots: string }

const element = document.getElementById('recording')

// recorded is what is in the file; null in a page that a server sent.
export const recorded: Recorded | null = element ? JSON.parse(element.textContent!) : null

// Bytes are written as numbers with the base 85: five digits for four bytes, n + 1 for a rest of n.
const digits = '!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|'
const valueOf = new Uint8Array(128)
for (let i = 0; i < digits.length; i++) valueOf[digits.charCodeAt(i)] = i

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const whole = Math.ceil(text.length / 5), out = new Uint8Array(4 * whole), view = new DataView(out.buffer)
  for (let k = 0; k < whole; k++) {
    let v = 0
    for (let i = 5 * k; i < 5 * k + 5; i++) v = 85 * v + (i < text.length ? valueOf[text.charCodeAt(i)] : 84)
    view.setUint32(4 * k, v)
  }
  return out.subarray(0, out.length - (5 * whole - text.length))
}

async function unpack(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

// recordedLibrary is the address of the library of plots.
export async function recordedLibrary(): Promise<string> {
  return URL.createObjectURL(new Blob([await unpack(recorded!.plots)], { type: 'text/javascript' }))
}

interface Block { name: string; type: string; width: number; count: number; offset: number }

const sizes: Record<string, number> = { int8: 1, uint8: 1, uint16: 2, uint32: 4, float32: 4, float64: 8 }

// Packets are written as their header, and block by block the bytes of one kind together, as what differs from the packet before: see package results/replay of the program.
interface Whole { bytes: ArrayBuffer; start: number; blocks: Block[] }

function restore(data: ArrayBuffer, before: Whole | null): Whole {
  const length = new DataView(data).getUint32(0, true)
  const blocks: Block[] = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length))).blocks
  const last = blocks[blocks.length - 1], start = 8 + length
  const bytes = new ArrayBuffer(start + (last ? last.offset + sizes[last.type] * last.width * last.count : 0))
  const out = new Uint8Array(bytes), input = new Uint8Array(data)
  out.set([0x47, 0x42, 0x46, 0x31])
  out.set(input.subarray(0, 4 + length), 4)
  let from = 4 + length
  for (const b of blocks) {
    const size = sizes[b.type], item = size * b.width, n = b.count, to = start + b.offset
    const same = before?.blocks.find(o => o.name === b.name && o.type === b.type && o.width === b.width)
    const old = same ? new Uint8Array(before!.bytes, before!.start + same.offset, item * same.count) : new Uint8Array(0)
    for (let c = 0; c < b.width; c++) {
      for (let k = 0; k < n; k++) {
        const at = k * item + c * size
        if (size === 2) {
          let v = input[from + 2 * c * n + k] | (input[from + (2 * c + 1) * n + k] << 8)
          if (at + 2 <= old.length) v = ((v >> 1) ^ -(v & 1)) + (old[at] | (old[at + 1] << 8))
          out[to + at] = v
          out[to + at + 1] = v >> 8
          continue
        }
        for (let j = 0; j < size; j++) out[to + at + j] = input[from + (size * c + j) * n + k] ^ (at + size <= old.length ? old[at + j] : 0)
      }
    }
    from += item * n
  }
  return { bytes, start, blocks }
}

// extrapolated is a frame like the last one with positions where they come to if they change once more as they have since the one before.
function extrapolated(last: Whole, before: Whole): Whole {
  const position = (w: Whole) => {
    const b = w.blocks.find(b => b.name === 'position')!
    return new DataView(w.bytes, w.start + b.offset, 2 * b.width * b.count)
  }
  const bytes = last.bytes.slice(0), next = { ...last, bytes }
  const x = position(last), y = position(before), to = position(next)
  for (let at = 0; at < to.byteLength; at += 2) to.setUint16(at, 2 * x.getUint16(at, true) - y.getUint16(at, true), true)
  return next
}

let number = -1
let whole: Whole | null = null
let earlier: Whole | null = null // the frame before, where neither stands alone

async function frame(k: number): Promise<ArrayBuffer> {
  let first = k
  while (!recorded!.frames[first].alone && first !== number + 1) first--
  for (let i = first; i <= k; i++) {
    const f = recorded!.frames[i]
    const data = await unpack(f.data)
    const next = restore(data, f.alone ? null : f.ahead ? extrapolated(whole!, earlier!) : whole)
    earlier = f.alone ? null : whole
    whole = next
    number = i
  }
  return whole!.bytes.slice(0)
}

let turn: Promise<unknown> = Promise.resolve() // frames are made one after the other

// recordedAnswer answers in the place of the server.
export async function recordedAnswer(path: string): Promise<Response> {
  const asked = path.match(/^runs\/[^/]+\/frames\/(\d+)\?/)
  if (asked) {
    const k = Number(asked[1])
    const next = turn.then(() => (k === number ? whole!.bytes.slice(0) : frame(k)))
    turn = next.catch(() => undefined)
    return new Response(await next)
  }
  const text = recorded!.answers[path]
  return text === undefined ? new Response('This file does not hold that: only the program tells it.', { status: 404 }) : new Response(await unpack(text))
}
