/** The owner id, in this browser alone, of what a visitor saves or writes before signing in. */
export const GUEST = 'visitor';
