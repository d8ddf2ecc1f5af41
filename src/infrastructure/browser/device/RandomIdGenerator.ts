import type { IdGenerator } from '../../../application/shared/IdGenerator';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `crypto.randomUUID` is missing on plain http, as on a phone that opens the site of a laptop; `getRandomValues` is not. */
export class RandomIdGenerator implements IdGenerator {
  /** 20 characters, like the ids that Firestore gives. Skips bytes from 248 on, which would make some letters more frequent. */
  newId(): string {
    let id = '';
    while (id.length < 20) {
      for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
        if (byte < 4 * ALPHABET.length && id.length < 20) id += ALPHABET.charAt(byte % ALPHABET.length);
      }
    }
    return id;
  }
}
