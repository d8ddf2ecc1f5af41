/** Offsets into the source, in UTF-16 code units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const textOf = (source: string, span: Span): string => source.slice(span.start, span.end);
