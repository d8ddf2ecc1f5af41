import { toFrame, type Camera, type FrameSize } from '../../domain/map/camera';
import type { MapPoint } from '../../domain/map/mercator';
import type { MapBox } from '../../domain/map/townLabels';
import { formatNumber } from '../shared/format/formatNumber';
import { tagText } from './tagText';
import type { TagGroup } from './tagGroups';

/** Pixels between a tag and the edge of the map, or its controls. */
export const TAG_GAP = 4;
/** Pixels from the upper edge of a tag to the place that it hangs on. */
export const TAG_HOLE = 7;

/** The upper right corner of the map, with the buttons of `MapFrame`, in pixels. */
const CONTROLS = { width: 58, height: 148 } as const;
/** As laid out by `PriceTags`, in pixels; the width is an estimate. */
const TAG = { height: 41, least: 44, edges: 22, character: 8.5, gap: 4, digit: 7, countEdges: 12, from: 24 } as const;

/** How far it is from a point in the frame to what bounds the tags: the edges of the map, and its controls. Null for a point beyond. */
export function roomAround(camera: Camera, { width, height }: FrameSize, point: MapPoint) {
  const { x, y } = toFrame(camera, point);
  if (x < 0 || y < 0 || x > width || y > height) return null;
  const isBesideControls = y - TAG_HOLE < CONTROLS.height + TAG_GAP;
  return { left: x, right: (isBesideControls ? width - CONTROLS.width : width) - x, above: y, below: height - y };
}

/** Where the tags of groups are, about. */
export function tagBoxes(groups: readonly TagGroup[], camera: Camera, size: FrameSize): readonly MapBox[] {
  return groups.map((group) => {
    const { x, y } = toFrame(camera, group.at);
    const room = roomAround(camera, size, group.at);
    const width = widthOf(group);
    const across = room === null ? -width / 2 : clamp(TAG_GAP - room.left, -width / 2, room.right - width - TAG_GAP);
    const down =
      room === null ? 0 : clamp(TAG_GAP + TAG_HOLE - room.above, 0, room.below + TAG_HOLE - TAG_GAP - TAG.height);
    const left = x + across;
    const top = y - TAG_HOLE + down;
    return { left, top, right: left + width, bottom: top + TAG.height };
  });
}

function widthOf(group: TagGroup): number {
  const text = tagText(group).length * TAG.character;
  const count = formatNumber(group.count).length * TAG.digit + TAG.countEdges + TAG.gap;
  const from = text > 0 ? TAG.from + TAG.gap : 0;
  return Math.max(TAG.least, TAG.edges + text + (group.count > 1 ? count + from : 0));
}

/** As in CSS: where the limits cross, the lower one counts. */
function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
