import { createHash } from 'node:crypto';
import { bytesOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import { demand } from '../values/demand';
import type { NativeFunction, NativeTable } from './MethodTable';

const contentOf = (value: RulesValue): Uint8Array =>
  typeof value === 'string' ? new TextEncoder().encode(value) : demand(value, 'bytes').bytes;

const digest =
  (algorithm: string): NativeFunction =>
  (value: RulesValue) =>
    bytesOf(createHash(algorithm).update(contentOf(value)).digest());

const cyclicCheck =
  (polynomial: number): NativeFunction =>
  (value: RulesValue) => {
    let check = 0xffffffff;
    for (const byte of contentOf(value)) {
      check ^= byte;
      for (let bit = 0; bit < 8; bit += 1) check = (check >>> 1) ^ (check & 1 ? polynomial : 0);
    }
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(~check >>> 0);
    return bytesOf(bytes);
  };

export const hashingFunctions: NativeTable = {
  crc32: cyclicCheck(0xedb88320),
  crc32c: cyclicCheck(0x82f63b78),
  md5: digest('md5'),
  sha256: digest('sha256'),
};
