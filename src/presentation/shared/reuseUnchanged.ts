import { compareStructural } from 'mobx';

/**
 * Replaces each of `next` that equals a known thing of the same key by that known object, so that memoised components do not render
 * again.
 */
export function reuseUnchanged<Thing>(
  next: readonly Thing[],
  known: readonly Thing[],
  keyOf: (thing: Thing) => string,
): readonly Thing[] {
  const byKey = new Map(known.map((thing) => [keyOf(thing), thing]));
  return next.map((thing) => {
    const before = byKey.get(keyOf(thing));
    return before !== undefined && compareStructural(before, thing) ? before : thing;
  });
}
