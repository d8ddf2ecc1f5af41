/** 20 letters and digits that cannot be guessed; `firestore.rules` has the same pattern. */
export function isUnsubscribeToken(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text);
}
