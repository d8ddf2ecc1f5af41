/** As editors count: the first line is 1, its first character column 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const positionOf = (source: string, offset: number): Position => {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};
