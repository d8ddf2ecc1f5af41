/** Parses a stored list of texts; ignores everything else. */
export function parseTexts(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
