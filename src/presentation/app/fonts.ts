/** Both faces come with the site; their stand-ins, measured alike, keep lines from moving when they arrive. */
export const textFont = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
export const displayFont = "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Figtree Variable', system-ui, sans-serif";
