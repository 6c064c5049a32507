// What goes between page and server: answers in JSON, and packets (see package results/replay of the program).

import type { Problem } from './editor'
import { recorded, recordedAnswer } from './recorded'

export interface Hello { version: string; ramp: string[]; dark_ramp: string[]; models: string[] | null; open: string; starters?: string[]; opening?: Opening } // models: those of a studio, null of a viewer; open: that begins; starters: of the library, with which new ones can begin; opening: the model that the page begins with
export interface Findings {
  Bodies: number; Equations: number; Redundant: number; Freedoms: number; Particles: number; Notes: string[] | null; Warnings: string[] | null
}
export interface Checked { problems: Problem[]; findings: Findings | null; preview: number } // preview: number of the picture, 0 without one
export interface Opening { name: string; tag: string; text: string; checked: Checked | null } // checked: if it is known already
export interface RunName { id: string; name: string; title: string; live: boolean } // live: under way
export interface RunEvent { time: number; kind: string; name: string }
export interface About {
  id: string; name: string; path: string; title: string
  times: number[]; events: RunEvent[]; tables: string[]; live: boolean
  version?: number // of a picture of a model, which changes as it is written
  summary: { status: string; time?: { end: number; until?: number }; error?: string; warnings?: string[]; origin?: { folder: string; time: number }; changes?: { what: string }[] } | null
}
export interface ItemRow { name: string; unit: string; value: number | string | number[] | null }
export interface Item { title: string; object: string; at: [number, number, number]; rows: ItemRow[]; requests?: string[] } // requests: names of those that record it

export interface Progress {
  time: number; end: number; steps: number; rate: number; contacts: number; remaining: number | null
  paused: boolean; stands: boolean; ended: boolean; share: number; error: string; warnings: string[] | null
}

type Vector = [number, number, number]

export interface SceneShape {
  name: string; object: string; body: number; static: boolean; radius?: number; seen?: number // from: 0 both sides, 1 the front only, 2 within, as a vessel
  points: [number, number]; triangles: [number, number]
}
export interface SceneLink { name: string; object: string; radius: number; static: boolean; edge: boolean }
export interface SceneHeader {
  kind: 'scene'; low: Vector; high: Vector; up: Vector
  shapes: SceneShape[] | null; links: SceneLink[] | null; groups: string[] | null; scalars: { name: string; unit: string }[] | null // null of a replay without particles
}
export interface ScalarRange { name: string; unit: string; min: number; max: number }
export interface FrameHeader {
  kind: 'frame'; time: number; particles: number; low: Vector; high: Vector; max_radius: number; scalar?: ScalarRange
  fluid?: { columns: number; level: [number, number]; spacing: number } // points of its surface in a row, 0 without one; its least and largest height, m; of the places at which the flow is told, m
}
export interface TableHeader { kind: 'table'; names: string[]; units: string[]; first: number; level: number; rows: number } // first: row of the table that the first one is; level: that it is thinned to; rows: of the whole table

export type Numbers = Int8Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

// Packet is a header and the blocks of numbers behind it, which are views of the bytes that came.
export interface Packet<H> { header: H; blocks: Map<string, Numbers>; bytes: number }

const arrays: Record<string, new (b: ArrayBuffer, offset: number, length: number) => Numbers> = {
  int8: Int8Array, uint8: Uint8Array, uint16: Uint16Array, uint32: Uint32Array, float32: Float32Array, float64: Float64Array,
}

// decodePacket reads a packet; it throws where the bytes are none.
export function decodePacket<H>(buffer: ArrayBuffer): Packet<H> {
  const start = new DataView(buffer)
  if (buffer.byteLength < 8 || start.getUint32(0, false) !== 0x47424631) throw new Error('the server sent no packet')
  const length = start.getUint32(4, true)
  if (length > buffer.byteLength - 8) throw new Error('the server sent a packet that is cut off')
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)))
  const blocks = new Map<string, Numbers>()
  for (const b of header.blocks ?? []) {
    const type = arrays[b.type]
    if (!type) throw new Error(`a packet has numbers of type ${b.type}`)
    blocks.set(b.name, new type(buffer, 8 + length + b.offset, b.width * b.count)) // a block beyond the bytes throws
  }
  return { header, blocks, bytes: buffer.byteLength }
}

// getLook waits for what a run under way shows that is newer than a number; null when it has ended.
export async function getLook<H>(path: string, signal: AbortSignal): Promise<{ packet: Packet<H>; number: number } | null> {
  const [bytes, number] = await load(path, signal)
  return bytes.byteLength === 0 ? null : { packet: decodePacket<H>(bytes), number }
}

// NoAnswer says that the program is not there, or the line to it is not.
export class NoAnswer extends Error {
  constructor() { super('The program does not answer: it has ended, or the line to it is broken.') }
}

// ask asks the program.
export function ask(path: string, how?: RequestInit): Promise<Response> {
  return fetch('/api/1/' + path, how).catch(e => { throw e instanceof TypeError ? new NoAnswer() : e })
}

// answering waits until the program answers.
export async function answering(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await ask('hello').then(a => a.ok, () => false))) await new Promise(done => setTimeout(done, 500))
}

async function get(path: string): Promise<Response> {
  const answer = await (recorded ? recordedAnswer(path) : ask(path))
  if (!answer.ok) throw new Error((await answer.text()).trim() || answer.statusText)
  return answer
}

export async function getJSON<T>(path: string): Promise<T> {
  return (await get(path)).json()
}

// load asks for bytes, and what number they have where they are those of a look. A fetch takes twice as long to bring a megabyte.
function load(path: string, signal?: AbortSignal): Promise<[ArrayBuffer, number]> {
  if (recorded) return get(path).then(async answer => [await answer.arrayBuffer(), 0])
  return new Promise((done, failed) => {
    signal?.throwIfAborted()
    const asked = new XMLHttpRequest()
    asked.open('GET', '/api/1/' + path)
    asked.responseType = 'arraybuffer'
    asked.onload = () => {
      if (asked.status < 300) done([asked.response, Number(asked.getResponseHeader('Gabion-Number'))])
      else failed(new Error(new TextDecoder().decode(asked.response).trim() || asked.statusText))
    }
    asked.onerror = () => failed(new NoAnswer())
    asked.onabort = () => failed(signal!.reason)
    signal?.addEventListener('abort', () => asked.abort())
    asked.send()
  })
}

export async function getPacket<H>(path: string): Promise<Packet<H>> {
  return decodePacket<H>((await load(path))[0])
}
