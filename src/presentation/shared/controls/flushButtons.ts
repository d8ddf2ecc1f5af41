/** For the `sx` of a row of text buttons, also of one that is flush by itself: the text of the first stands where the text above it begins. */
export const flushButtons = {
  marginInlineStart: -1.5,
  '.MuiButton-root': { marginInlineStart: 0, paddingInline: 1.5 },
} as const;

/** The same for the `sx` of one text button. */
export const flushButton = { marginInlineStart: -1.5, paddingInline: 1.5 } as const;
