/** The colour of the subject, when the listing names one: `cream` stands for white, `night` for black, `stone` for grey. */
export const colours = [
  'terracotta',
  'saffron',
  'cream',
  'sage',
  'teal',
  'plum',
  'night',
  'sand',
  'rose',
  'stone',
] as const;

export type Colour = (typeof colours)[number];
