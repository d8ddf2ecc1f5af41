/** The item at an index that is known to exist; a wrong index is a bug and throws. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${items.length}`);
  return item;
}
