/** A WebChannel frame. Its length counts UTF-16 units, as JavaScript's strings do. */
export function frame(content: unknown): string {
  const json = JSON.stringify(content);
  return `${json.length}\n${json}`;
}
