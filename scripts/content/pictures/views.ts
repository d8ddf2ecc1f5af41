/**
 * How a subject is shown. The same seed draws the same object in every view, so that one listing can have up to four pictures.
 * `main` is the whole object in its usual place, `detail` comes close, `scene` sets it in another place, `back` turns it round.
 */
export const views = ['main', 'detail', 'scene', 'back'] as const;

export type View = (typeof views)[number];
