/** Where a listing says a word; the best place counts when there are several. */
export type Zone = 'title' | 'attributes' | 'description';

/**
 * How a listing earns its rank: so many points for each word sought, by where it stands and whether it stands there as typed
 * (in any number or gender) or only completed or corrected. Equal points: the newest first.
 */
const points: Readonly<Record<Zone, { readonly exact: number; readonly near: number }>> = {
  title: { exact: 8, near: 4 },
  attributes: { exact: 5, near: 2 },
  description: { exact: 3, near: 1 },
};

export function relevanceOf(zone: Zone, exact: boolean): number {
  return exact ? points[zone].exact : points[zone].near;
}
