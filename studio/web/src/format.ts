// Numbers as people read them.

// short writes a number in at most so many digits.
export function short(x: number, digits = 4): string {
  if (!Number.isFinite(x)) return String(x)
  if (x === 0) return '0'
  const size = Math.abs(x)
  if (size >= 10 ** digits && size < 1e5) return x.toFixed(0)
  const text = size >= 1e5 || size < 1e-3 ? x.toExponential(digits - 1) : x.toPrecision(digits)
  return text.includes('.') ? text.replace(/\.?0+($|e)/, '$1') : text
}

// count writes a whole number, in threes from five digits on.
export const count = (n: number): string => (n < 10_000 ? String(n) : String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f'))

// exact writes all digits of a number.
export const exact = (x: number | null): string => (x === null ? 'not a number' : String(x))

// rounded writes at most nine digits of a number that is not whole: as many as a measured one ever has.
export const rounded = (x: number | null): string => exact(x === null || Number.isInteger(x) ? x : Number(x.toPrecision(9)))

export const seconds = (t: number): string => `t = ${t.toFixed(4)} s`
