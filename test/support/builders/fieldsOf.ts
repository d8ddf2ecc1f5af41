/** The names of the fields of a stored listing, without its id, sorted. */
export function fieldsOf(stored: object | undefined): readonly string[] {
  return Object.keys(stored ?? {})
    .filter((field) => field !== 'id')
    .sort();
}
