import { describe, expect, test } from 'vitest';
import type { SettingsChange } from '../../../src/domain/moderation/changeSettings';
import { noSettings } from '../../../src/domain/listings/review/ReviewSettings';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  actionsIn,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
  type ModerationPerson,
} from './ModerationBackend';

const changing = (backend: ModerationBackend, by: ModerationPerson, change: SettingsChange) =>
  backend.as(by).settings.change({ ...change, by });

const adding = (...words: readonly string[]) => ({ action: 'words-added', words }) as const;
const removing = (...words: readonly string[]) => ({ action: 'words-removed', words }) as const;
const hold = (days: number) => ({ action: 'hold', days }) as const;

export function describeSettings(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of ModerationSettingsRepository and ReviewSettingsRepository`, () => {
    test('the settings are empty at first, and everybody reads what a super_admin makes of them', async () => {
      const backend = await makeBackend();
      expect(await backend.as('karim').reviews.read()).toEqual(success(noSettings));
      await changing(backend, 'solene', adding('tramadol', 'arme a feu'));
      const settings = { words: ['tramadol', 'arme a feu', 'munitions'], holdDays: 0 };
      expect(await changing(backend, 'solene', adding('tramadol', 'munitions'))).toEqual(success(settings));
      expect(await changing(backend, 'solene', hold(7))).toEqual(success({ ...settings, holdDays: 7 }));
      const left = { words: ['arme a feu', 'munitions'], holdDays: 7 };
      expect(await changing(backend, 'solene', removing('tramadol', 'fusil'))).toEqual(success(left));
      expect(await backend.as('karim').reviews.read()).toEqual(success(left));
      expect(await changing(backend, 'solene', hold(0))).toEqual(success({ ...left, holdDays: 0 }));
    });

    test('the journal says in its note what has changed, and its chain stays whole', async () => {
      const backend = await makeBackend();
      await changing(backend, 'solene', adding('tramadol', 'arme a feu'));
      await changing(backend, 'solene', removing('tramadol'));
      await changing(backend, 'solene', hold(30));
      const entries = valueOf(await backend.as('nadia').journal.page(null, 10, { targetId: 'moderation' }));
      expect(entries.map(({ action, targetKind, note }) => [action, targetKind, note])).toEqual([
        ['hold', 'setting', '30'],
        ['words-removed', 'setting', 'tramadol'],
        ['words-added', 'setting', 'tramadol, arme a feu'],
      ]);
      expect(await actionsIn(backend.as('nadia'))).toHaveLength(3);
    });

    test('two super_admins who change the list at once undo nothing of each other', async () => {
      const backend = await makeBackend();
      await backend.givenRole('omar', 'super_admin');
      await Promise.all([
        changing(backend, 'solene', adding('tramadol')),
        changing(backend, 'omar', adding('munitions')),
      ]);
      const { words } = valueOf(await backend.as('karim').reviews.read());
      expect(words.toSorted()).toEqual(['munitions', 'tramadol']);
    });

    test.each<[string, SettingsChange, string]>([
      ['a word of the list is not added again', adding('tramadol'), 'unchanged'],
      ['a word that is not in the list is not removed', removing('fusil'), 'unchanged'],
      ['a hold is not set to what it is', hold(0), 'unchanged'],
      ['a hold does not exceed 90 days', hold(91), 'too-long'],
      ['an entry has no more words than its note', adding(...numbered(100, 'x'.repeat(20))), 'too-much'],
    ])('%s', async (_rule, change, reason) => {
      const backend = await makeBackend();
      await changing(backend, 'solene', adding('tramadol'));
      expect(await changing(backend, 'solene', change)).toEqual(failure(reason));
      expect(await actionsIn(backend.as('solene'))).toHaveLength(1);
    });

    test('the list does not exceed 3000 signs', async () => {
      const backend = await makeBackend();
      const longest = (first: string) => numbered(23, first).map((word) => word.padEnd(40, 'x'));
      for (const first of ['a', 'b', 'c']) await changing(backend, 'solene', adding(...longest(first)));
      expect(await changing(backend, 'solene', adding(...longest('d')))).toEqual(failure('too-many'));
      expect(valueOf(await backend.as('karim').reviews.read()).words).toHaveLength(69);
    });

    test('an admin changes no settings, nor does an ordinary person', async () => {
      const backend = await makeBackend();
      expect(await changing(backend, 'nadia', adding('tramadol'))).toEqual(failure('no-super-admin'));
      expect(await changing(backend, 'karim', adding('tramadol'))).toMatchObject({ ok: false });
      expect(await backend.as('nadia').settings.change({ ...adding('tramadol'), by: 'solene' })).toEqual(
        failure('denied'),
      );
      expect(await backend.as('karim').reviews.read()).toEqual(success(noSettings));
    });
  });
}

function numbered(count: number, first: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${first}${index}`);
}
