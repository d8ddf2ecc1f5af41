/** So many bytes that are not all alike: nobody looks whether they are a picture. */
export function aPictureFile(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
}

/** Short enough to compare, whatever the size. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}
