import { describe, expect, test } from 'vitest';
import type { MessageMails } from '../../../src/application/notifications/MessageMails';
import { failure } from '../../../src/domain/shared/Result';

/** `open`: as a visitor of a new backend. */
export function describeMessageMails(name: string, open: () => MessageMails): void {
  describe(`${name}, contract of MessageMails`, () => {
    test.each(['a1B2c3D4e5F6g7H8i9J0', '', 'a/b', '..', '__a__', 'é'.repeat(2000)])(
      'a token that nobody has is refused: %#',
      async (token) => {
        expect(await open().unsubscribe(token)).toEqual(failure('unknown-token'));
      },
    );
  });
}
