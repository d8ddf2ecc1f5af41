/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const positionOf = (source: string, offset: number): Position => {
  let [line, lineStart] = [1, 0];
  for (;;) {
    const lineEnd = source.indexOf('\n', lineStart);
    if (lineEnd === -1 || lineEnd >= offset) return { line, column: offset - lineStart + 1 };
    line += 1;
    lineStart = lineEnd + 1;
  }
};
