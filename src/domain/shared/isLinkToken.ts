/** 20 letters and digits that cannot be guessed, at the end of a link of an e-mail; `firestore.rules` has the same pattern. */
export function isLinkToken(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text);
}
