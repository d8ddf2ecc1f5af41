/** Between two fields of a form, in pixels. */
export const FIELD_GAP = 20;
