/** For the `sx` of a row of text buttons: the text of the first stands where the text above it begins. */
export const flushButtons = { marginInlineStart: -1.5, '.MuiButton-root': { paddingInline: 1.5 } } as const;

/** The same for the `sx` of one text button. */
export const flushButton = { marginInlineStart: -1.5, paddingInline: 1.5 } as const;
