/** In which corner something stands least in the way. */

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof CORNERS)[number]

export interface Area { left: number; top: number; right: number; bottom: number }

/** The corner of a room in which a box of this size covers the fewest of the things that are asked about; of several, one on the other side of the room. */
export function freest(room: Area, box: Area, asked: readonly Area[]): Corner {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const covered = (corner: Corner): number => {
    const left = corner.endsWith('left') ? room.left : room.right - width
    const top = corner.startsWith('top') ? room.top : room.bottom - height
    const place = { left, top, right: left + width, bottom: top + height }
    return asked.filter((each) => overlap(place, each)).length
  }
  const x = asked.length ? asked.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / asked.length : room.right
  const far = (corner: Corner): number => Math.abs(x - (corner.endsWith('left') ? room.left : room.right))
  return CORNERS.toSorted((a, b) => covered(a) - covered(b) || far(b) - far(a))[0]!
}

const overlap = (a: Area, b: Area): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
