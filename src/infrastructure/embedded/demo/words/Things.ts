/** What `generateListings` sells, by category: names of objects, and the lowest and highest usual price in euros. */
export type Things = Readonly<
  Record<string, { readonly names: readonly string[]; readonly euros: readonly [number, number] }>
>;
