/** Nanoseconds since 1970 of `2026-11-21T05:00:00.123456789Z`. */
export function nanosecondsIn(text: string): bigint {
  const fraction = /\.(\d{1,9})/.exec(text)?.[1] ?? '';
  const milliseconds = Date.parse(text.replace(/\.\d+/, ''));
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a timestamp: ${text}`);
  return BigInt(milliseconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

/** Truncated to microseconds, the precision of Firestore. */
export function timestampText(nanoseconds: bigint): string {
  const microseconds = nanoseconds / 1_000n - BigInt(nanoseconds % 1_000n < 0n);
  const seconds = microseconds / 1_000_000n - BigInt(microseconds % 1_000_000n < 0n);
  const fraction = microseconds - seconds * 1_000_000n;
  const whole = new Date(Number(seconds) * 1_000).toISOString().slice(0, -'.000Z'.length);
  return `${whole}.${String(fraction).padStart(6, '0')}Z`;
}
