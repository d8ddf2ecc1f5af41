/** SHA-256 in hexadecimal, as the rules compute it. It fails where the browser has no `crypto.subtle`: on an address without https. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
