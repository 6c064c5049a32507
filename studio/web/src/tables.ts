// Tables of runs: which columns there are, and curves of some of them, of which the program sends as many rows as can be told apart.

import { recorded } from './recorded'
import { getJSON, getPacket } from './wire'
import type { Packet, TableHeader } from './wire'

export interface Column { name: string; unit: string }

// columnsOf are the columns of a table but for the time; none before its first row.
export async function columnsOf(run: string, table: string): Promise<Column[]> {
  const t = await getJSON<{ names: string[]; units: string[]; rows: number }>(`runs/${run}/table/${table}/columns`)
  return t.rows > 0 ? t.names.map((name, i) => ({ name, unit: t.units[i] })).slice(1) : []
}

interface Part { header: TableHeader; columns: Float64Array[] } // the time, and the columns that were asked for

// partOf takes columns out of a packet; it throws where that does not have them.
export function partOf(p: Packet<TableHeader>, names: string[]): Part {
  const all = [p.header.names[0], ...names].map(name => p.blocks.get(name))
  const rows = all[0]?.length
  const columns = all.filter((c): c is Float64Array => c instanceof Float64Array && c.length === rows)
  if (columns.length !== all.length) throw new Error('the server sent a table that lacks columns')
  return { header: p.header, columns }
}

const joined = (parts: Float64Array[]): Float64Array => {
  const all = new Float64Array(parts.reduce((n, p) => n + p.length, 0))
  parts.reduce((at, p) => (all.set(p, at), at + p.length), 0)
  return all
}

// rowsUntil is how many of some times come before one, or at it.
function rowsUntil(times: Float64Array, t: number): number {
  let low = 0, high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle] <= t) low = middle + 1
    else high = middle
  }
  return low
}

// Curves are columns over time: the whole of it, with four rows in the place of many (see Table.Thinned in package results of the program), and what is looked at closely with more.
export class Curves {
  private whole: Part | null = null
  private close: Part | null = null

  constructor(private path: string, readonly names: string[], given?: Packet<TableHeader>) {
    if (given) this.whole = partOf(given, names)
  }

  private async ask(query: string): Promise<Part> {
    const columns = this.names.map(encodeURIComponent).join(',')
    return partOf(await getPacket<TableHeader>(this.path + (recorded ? '' : `?columns=${columns}&${query}`)), this.names) // a file has all rows
  }

  // bring brings so many rows of all, or what has come since then.
  async bring(most: number): Promise<void> {
    const had = this.whole
    if (had && had.columns[0].length <= most) {
      const { rows, level, first } = had.header, part = 2 ** level, after = Math.floor(rows / part) * part
      const more = await this.ask(`level=${level}&after=${after}`), kept = level > 0 ? 4 * ((after - first) / part) : after - first
      if (more.header.first === after && more.header.rows >= rows) {
        this.whole = { header: { ...more.header, first }, columns: had.columns.map((c, i) => joined([c.subarray(0, kept), more.columns[i]])) }
        return
      }
    }
    this.whole = await this.ask(`points=${most}`) // of a table that is new, or has been written anew, or has many more rows
    this.close = null
  }

  // look brings so many rows between two times, where there are more than have been brought; null looks at nothing closely.
  async look(between: [number, number] | null, most: number): Promise<void> {
    this.close = between && this.thinned ? await this.ask(`from=${between[0]}&to=${between[1]}&points=${most}`) : null
  }

  // thinned tells whether rows have been left out.
  get thinned(): boolean { return (this.whole?.header.level ?? 0) > 0 }

  get end(): number { return this.whole?.columns[0].at(-1) ?? 0 }

  // data is what is drawn: the time, and the columns.
  get data(): Float64Array[] {
    const { whole, close } = this
    if (!whole) return [new Float64Array(0), ...this.names.map(() => new Float64Array(0))]
    if (!close || close.columns[0].length === 0) return whole.columns
    const [times] = whole.columns, first = close.columns[0][0], last = close.columns[0].at(-1)!
    const before = rowsUntil(times, first), after = rowsUntil(times, last)
    return whole.columns.map((c, i) => joined([c.subarray(0, before), close.columns[i], c.subarray(after)]))
  }

  // row is the time of the row nearest to a time, and its values.
  async row(t: number): Promise<number[]> {
    return (await this.ask(`at=${t}`)).columns.map(c => c[0])
  }
}
