import { compareStructural } from 'mobx';

/** Replaces each of `next` that equals a known thing by that known object, so that memoised components do not render again. */
export function reuseUnchanged<Thing extends { readonly id: string }>(
  next: readonly Thing[],
  known: readonly Thing[],
): readonly Thing[] {
  const byId = new Map(known.map((thing) => [thing.id, thing]));
  return next.map((thing) => {
    const before = byId.get(thing.id);
    return before !== undefined && compareStructural(before, thing) ? before : thing;
  });
}
