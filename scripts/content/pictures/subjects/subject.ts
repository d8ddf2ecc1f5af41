import type { Colour } from '../colours';
import type { Look } from '../kit/look';
import type { Art } from '../kit/shapes';
import type { PlaceName } from '../places/places';
import type { Setting } from '../places/place';

export type Draw = (look: Look) => Art;

/** Something that can stand anywhere: drawn around (0, 0), where it touches the ground; up is negative. */
export interface Thing {
  readonly colours: readonly [Colour, ...Colour[]];
  /** Where one expects it, in the `main` view. */
  readonly home: readonly [PlaceName, ...PlaceName[]];
  /** Where else it may be seen. */
  readonly away: readonly [PlaceName, ...PlaceName[]];
  readonly draw: Draw;
  /** Half the width of its shadow; 0 when it hangs or lies flat. */
  readonly reach: number;
  /** The point the `detail` view looks at, and how many times larger it shows it. */
  readonly focus: readonly [x: number, y: number, zoom: number];
  /** Where the `detail` view is taken; the studio when absent. */
  readonly near?: PlaceName;
  /** A drawing of its own for the `detail` view, shown whole instead of a close view. */
  readonly detail?: Draw;
  /** A drawing of its own for the `back` view instead of the mirrored one. */
  readonly back?: Draw;
  /** Half the width of the shadow in the `back` view, when it has a drawing of its own. */
  readonly backReach?: number;
  /** How much larger than drawn the whole object is shown; 1 when absent. */
  readonly size?: number;
  /** How high above the ground it is held, for things on a wall or on water. */
  readonly raised?: number;
}

/** Something that is itself a place: a house, a room. Draws the whole picture; its `scene` view is at night. */
export interface Scenery {
  readonly colours: readonly [Colour, ...Colour[]];
  readonly paint: (look: Look, setting: Setting) => Art;
  readonly focus: readonly [x: number, y: number, zoom: number];
}

export type Subject = Thing | Scenery;
