import { describe, expect, test } from 'vitest';
import type { PendingErasure, PendingErasures } from '../../../src/application/privacy/erasure/PendingErasures';
import { MINUTE, type Instant } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

export interface PendingErasuresBackend {
  readonly pending: PendingErasures;
  /** Stores what the browser of a person stores. */
  ask(uid: string, at: Instant): Promise<unknown>;
}

export function describePendingErasures(name: string, open: () => Promise<PendingErasuresBackend>): void {
  const found = async ({ pending }: PendingErasuresBackend, until = NOON) => {
    const all: PendingErasure[] = [];
    for await (const portion of pending.askedUntil(until)) all.push(...portion);
    return all;
  };

  describe(`${name}, contract of PendingErasures`, () => {
    test('what was asked for until a time is found, the oldest first', async () => {
      const backend = await open();
      await backend.ask('zoe', NOON - MINUTE);
      await backend.ask('claire', NOON);
      await backend.ask('karim', NOON - 2 * MINUTE);
      await backend.ask('late', NOON + 1);
      expect((await found(backend)).map(({ uid }) => uid)).toEqual(['karim', 'zoe', 'claire']);
    });

    test('many come in portions, each once, while those before them are removed', async () => {
      const backend = await open();
      const uids = Array.from({ length: 120 }, (_, at) => `p${at}`);
      for (const uid of uids) await backend.ask(uid, NOON);
      const seen: string[] = [];
      for await (const portion of backend.pending.askedUntil(NOON)) {
        for (const { uid } of portion) await backend.pending.remove(uid);
        seen.push(...portion.map(({ uid }) => uid));
      }
      expect(seen.toSorted()).toEqual(uids.toSorted());
      expect(await found(backend)).toEqual([]);
    });

    test('an erasure is marked with the first time, and what was asked for stays', async () => {
      const backend = await open();
      await backend.ask('claire', NOON);
      expect(await found(backend)).toEqual([{ uid: 'claire', erasedAt: null }]);
      await backend.pending.markErased('claire', NOON + MINUTE);
      await backend.pending.markErased('claire', NOON + 2 * MINUTE);
      expect(await found(backend)).toEqual([{ uid: 'claire', erasedAt: NOON + MINUTE }]);
    });

    test('one that is removed, once or again, does not come back when an overlapping run marks it', async () => {
      const backend = await open();
      await backend.ask('claire', NOON);
      await backend.pending.remove('claire');
      await backend.pending.remove('claire');
      await backend.pending.markErased('claire', NOON);
      expect(await found(backend, NOON + MINUTE)).toEqual([]);
    });
  });
}
