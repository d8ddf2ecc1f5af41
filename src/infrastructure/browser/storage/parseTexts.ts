/** Reads a list of texts as stored by us; what another hand has written is passed over. */
export function parseTexts(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
