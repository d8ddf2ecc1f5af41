import type { MapPoint } from '../../domain/map/mercator';

interface Placed {
  readonly at: MapPoint;
}

/** Unit vectors of the arrow keys; y grows towards the south. */
const directions: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What an arrow key leads to: what is nearest within 45 degrees of its direction; null where nothing is, undefined for other keys. */
export function neighbourInDirection<Item extends Placed>(
  items: readonly Item[],
  from: Item,
  key: string,
): Item | null | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  let nearest: Item | null = null;
  let shortest = Infinity;
  for (const item of items) {
    const [x, y] = [item.at.x - from.at.x, item.at.y - from.at.y];
    const along = x * direction.x + y * direction.y;
    const across = Math.abs(x * direction.y + y * direction.x);
    const distance = Math.hypot(x, y);
    if (along <= 0 || across > along || distance >= shortest) continue;
    [nearest, shortest] = [item, distance];
  }
  return nearest;
}
