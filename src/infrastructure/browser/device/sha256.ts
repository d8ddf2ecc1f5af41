import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** See `Sha256`. */
export function sha256(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)));
}
