import styled from '@emotion/styled';
import { highlightRanges } from '../../domain/search/text/highlightRanges';

interface HighlightedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the words of a query marked in it. */
export function HighlightedText({ text, query }: HighlightedTextProps) {
  const ranges = query.trim() === '' ? [] : highlightRanges(text, query);
  const pieces = ranges.map(([start, end], index) => ({
    start,
    before: text.slice(index === 0 ? 0 : ranges[index - 1]?.[1], start),
    marked: text.slice(start, end),
  }));
  return (
    <>
      {pieces.map(({ start, before, marked }) => (
        <span key={start}>
          {before}
          <Mark>{marked}</Mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

const Mark = styled.mark({
  borderRadius: 3,
  color: 'inherit',
  background: 'color-mix(in srgb, var(--mb-palette-accent-main) 38%, transparent)',
  boxShadow: '0 0 0 1px color-mix(in srgb, var(--mb-palette-accent-main) 38%, transparent)',
});
