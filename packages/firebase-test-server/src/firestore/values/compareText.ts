const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/** Compares strings by their UTF-8 bytes, as Firestore does. JavaScript's `<` puts surrogate pairs before U+E000. */
export function compareText(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left === right) continue;
    if (isSurrogate(left) === isSurrogate(right)) return left - right;
    return isSurrogate(left) ? 1 : -1;
  }
  return a.length - b.length;
}
