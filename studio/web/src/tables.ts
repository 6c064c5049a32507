// Tables of runs. Of one that grows only the rows are asked for that are not there yet.

import { getPacket } from './wire'
import type { Packet, TableHeader } from './wire'

export interface Column { name: string; unit: string; values: Float64Array }
export interface Table { name: string; time: Float64Array; columns: Column[] }

// Rows are the rows that have come, with room for more.
class Rows {
  count = 0
  private columns: Float64Array[]

  constructor(private header: TableHeader) {
    this.columns = header.names.map(() => new Float64Array(header.rows))
  }

  // add adds the rows of a packet that begins where these end; false where it does not, or is of another table.
  add(p: Packet<TableHeader>): boolean {
    const h = p.header
    if (h.after !== this.count || h.names.join() !== this.header.names.join()) return false
    this.header = h
    this.columns = this.columns.map((had, i) => {
      const more = p.blocks.get(h.names[i]) as Float64Array
      const room = had.length >= h.rows ? had : new Float64Array(Math.max(2 * had.length, h.rows))
      if (room !== had) room.set(had.subarray(0, this.count))
      room.set(more, this.count)
      return room
    })
    this.count = h.rows
    return true
  }

  table(name: string): Table {
    const [time, ...rest] = this.columns.map(c => c.subarray(0, this.count))
    return { name, time, columns: rest.map((values, i) => ({ name: this.header.names[i + 1], unit: this.header.units[i + 1], values })) }
  }
}

const known = new Map<string, Rows>()

// bringTable brings a table of a run up to date, which grows or is brought whole; an error where there is none.
export async function bringTable(run: string, name: string, grows: boolean): Promise<Table> {
  const key = `${run} ${name}`, had = grows ? known.get(key) : undefined
  let p = await getPacket<TableHeader>(`runs/${run}/table/${name}${had?.count ? `?after=${had.count}` : ''}`)
  if (had?.add(p)) return had.table(name)
  if (p.header.after > 0) p = await getPacket<TableHeader>(`runs/${run}/table/${name}`) // it has been written anew
  const rows = new Rows(p.header)
  rows.add(p)
  known.set(key, rows)
  return rows.table(name)
}

// keepTables lets go of all tables but those of some runs.
export function keepTables(runs: string[]): void {
  for (const key of known.keys()) if (!runs.includes(key.split(' ')[0])) known.delete(key)
}
