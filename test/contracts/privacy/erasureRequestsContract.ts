import { describe, expect, test } from 'vitest';
import type { ErasureRequests } from '../../../src/application/privacy/ErasureRequests';
import { success } from '../../../src/domain/shared/Result';

/** Of Claire, who has just signed in. */
export function describeErasureRequests(name: string, open: () => ErasureRequests): void {
  describe(`${name}, contract of ErasureRequests`, () => {
    test('a person asks for the erasure of their account, once or again, or twice at the same time', async () => {
      const requests = open();
      expect(await Promise.all([requests.ask('claire'), requests.ask('claire')])).toEqual([success(), success()]);
      expect(await requests.ask('claire')).toEqual(success());
    });
  });
}
