const brown = (opacity: number) => `rgb(74 38 14 / ${opacity})`;
const umber = (opacity: number) => `rgb(40 20 8 / ${opacity})`;

/** Every shadow of the site, the same in both themes, from the flattest to the highest. */
export const shadows = {
  /** For `filter`: follows the outline of a drawing. */
  outline: `drop-shadow(0 2px 2px ${brown(0.18)})`,
  /** Cards and panels. */
  soft: `0 1px 2px ${brown(0.06)}, 0 10px 30px -14px ${brown(0.28)}`,
  field: `0 14px 34px -20px ${brown(0.4)}`,
  digit: `0 2px 4px ${brown(0.08)}, 0 18px 36px -18px ${brown(0.5)}`,
  /** Sunk into its ground. */
  inset: `inset 0 1px 2px ${umber(0.45)}`,
  banner: `0 10px 30px -14px ${umber(0.6)}`,
  page: `0 24px 60px -34px ${brown(0.55)}`,
  dragged: `0 18px 48px -14px ${umber(0.55)}`,
  toast: `0 2px 6px ${umber(0.16)}, 0 18px 48px -14px ${umber(0.55)}`,
  /** Menus and dialogs. */
  deep: `0 2px 6px ${umber(0.1)}, 0 24px 64px -16px ${umber(0.45)}`,
} as const;
