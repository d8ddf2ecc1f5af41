import { compareStructural } from 'mobx';

/** Things as they are told, each by the very object that is known where nothing of it has changed: what shows it can stay as it is. */
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
