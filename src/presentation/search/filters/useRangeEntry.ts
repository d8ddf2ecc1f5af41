import { useEffect, useRef, useState } from 'react';
import type { NumberRange } from '../../../domain/search/criteria/SearchCriteria';
import { readRange, typedRange, type RangeLimits, type RangeReading, type TypedRange } from './readRange';

/** Milliseconds after typing before the range is applied: long enough to type the next digit. */
const PAUSE_MS = 400;

interface RangeEntry {
  readonly range: NumberRange;
  readonly limits: RangeLimits;
  onChange(range: NumberRange): void;
}

/**
 * Two fields being typed into. A pause, or leaving the field, sends what they mean; what makes no sense stays as typed, with its
 * problem. A range that changes otherwise (a chip taken away, Back) replaces what was typed.
 */
export function useRangeEntry({ range, limits, onChange }: RangeEntry) {
  const shown = keyOf(range);
  const [entry, setEntry] = useState({ shown, sent: shown, typed: typedRange(range, limits) });
  const [problems, setProblems] = useState<Pick<RangeReading, 'minimum' | 'maximum'>>({ minimum: null, maximum: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendLatest = useRef<(typed: TypedRange) => void>(() => undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // After the pause, the search may have changed otherwise.
  useEffect(() => {
    sendLatest.current = send;
  });

  if (entry.shown !== shown) {
    const isOwnChange = shown === entry.sent;
    setEntry({ shown, sent: shown, typed: isOwnChange ? entry.typed : typedRange(range, limits) });
    if (!isOwnChange) setProblems({ minimum: null, maximum: null });
  }

  function send(typed: TypedRange): void {
    clearTimeout(timer.current);
    const reading = readRange(typed, limits);
    setProblems(reading);
    if (reading.range === null || keyOf(reading.range) === entry.sent) return;
    setEntry({ shown, sent: keyOf(reading.range), typed });
    onChange(reading.range);
  }

  function type(end: keyof TypedRange, text: string): void {
    const typed = { ...entry.typed, [end]: text };
    setEntry({ ...entry, typed });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendLatest.current(typed), PAUSE_MS);
  }

  return { typed: entry.typed, problems, type, settle: () => send(entry.typed) } as const;
}

function keyOf({ minimum, maximum }: NumberRange): string {
  return `${minimum ?? ''}..${maximum ?? ''}`;
}
