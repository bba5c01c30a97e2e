/** Chairs in a horseshoe that is open below: points in a room that is 320 wide and 236 high, around its middle. */

import type { Point } from '../../board/map/geometry'

const [LEG, WIDE, HIGH, TURN] = [96, 118, 78, -4]

/** Along the bench from the lower left over the top to the lower right, evenly. */
export function seats(count: number): Point[] {
  const path: Point[] = []
  for (let n = 0; n <= 20; n++) path.push([-WIDE, LEG - 10 - ((LEG - 10 - TURN) * n) / 20])
  for (let n = 1; n < 60; n++) {
    const turn = Math.PI * (n / 60)
    path.push([-WIDE * Math.cos(turn), TURN - HIGH * Math.sin(turn)])
  }
  for (let n = 0; n <= 20; n++) path.push([WIDE, TURN + ((LEG - 10 - TURN) * n) / 20])
  const lengths = [0]
  for (let n = 1; n < path.length; n++) lengths.push(lengths[n - 1]! + Math.hypot(path[n]![0] - path[n - 1]![0], path[n]![1] - path[n - 1]![1]))
  const whole = lengths[lengths.length - 1]!
  return Array.from({ length: count }, (_, n) => {
    const wanted = count === 1 ? whole / 2 : (whole * (n + 0.35)) / (count - 0.3)
    const at = lengths.findIndex((length) => length >= wanted)
    return path[at < 0 ? path.length - 1 : at]!
  })
}
