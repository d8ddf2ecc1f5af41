import { describe, expect, test } from 'vitest';
import type { TeamAction } from '../../../src/domain/moderation/journal';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  actionsIn,
  bicycle,
  claire,
  decided,
  orderOf,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
  type ModerationPerson,
} from './ModerationBackend';

function changing(backend: ModerationBackend, by: ModerationPerson, action: TeamAction, personId: string) {
  return backend.as(by).team.change({ by, action, personId });
}

async function adminsOf(backend: ModerationBackend): Promise<readonly string[]> {
  return valueOf(await backend.as('solene').people.admins(20)).map(({ uid, role }) => `${uid} ${role}`);
}

const team = ['nadia admin', 'omar admin', 'solene super_admin'];

export function describeTeam(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of TeamRepository`, () => {
    test('a person whom a super_admin appoints is an admin, who decides, until they are dismissed', async () => {
      const backend = await makeBackend();
      expect(await changing(backend, 'solene', 'appointment', 'lina')).toEqual(success());
      expect(await adminsOf(backend)).toEqual(['lina admin', ...team]);
      await decided(backend, 'lina', bicycle, 'none');
      expect(await changing(backend, 'solene', 'dismissal', 'lina')).toEqual(success());
      expect(await adminsOf(backend)).toEqual(team);
      const order = await orderOf(backend, 'lina', bicycle, 'removal');
      expect(await backend.as('lina').decisions.decide(order)).toMatchObject({ ok: false });
      expect(await actionsIn(backend.as('solene'))).toEqual([
        'solene appointment lina',
        'lina none velo',
        'solene dismissal lina',
      ]);
    });

    test('an appointment leaves the case of the person as it is', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'warning');
      await changing(backend, 'solene', 'appointment', 'claire');
      await changing(backend, 'solene', 'dismissal', 'claire');
      const entries = valueOf(await backend.as('solene').journal.page(null, 10, { targetId: 'claire' }));
      expect(entries.map(({ action, targetKind }) => `${action} ${targetKind}`)).toEqual([
        'dismissal person',
        'appointment person',
        'warning person',
      ]);
      await decided(backend, 'nadia', claire, 'none');
    });

    test.each<[string, ModerationPerson, TeamAction, string, string]>([
      ['an admin appoints nobody', 'nadia', 'appointment', 'lina', 'no-super-admin'],
      ['an admin dismisses nobody', 'nadia', 'dismissal', 'omar', 'no-super-admin'],
      ['an admin does not dismiss themselves', 'nadia', 'dismissal', 'nadia', 'no-super-admin'],
      ['a super_admin does not dismiss themselves', 'solene', 'dismissal', 'solene', 'own'],
      ['an admin is not appointed again', 'solene', 'appointment', 'omar', 'has-role'],
      ['a person who is no admin is not dismissed', 'solene', 'dismissal', 'lina', 'no-role'],
      ['a person without an account is not appointed', 'solene', 'appointment', 'personne', 'missing'],
    ])('%s', async (_rule, by, action, personId, reason) => {
      const backend = await makeBackend();
      expect(await changing(backend, by, action, personId)).toEqual(failure(reason));
      expect(await adminsOf(backend)).toEqual(team);
      expect(await actionsIn(backend.as('solene'))).toEqual([]);
    });

    test('a restricted person is not appointed before the restriction is lifted', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'restriction');
      expect(await changing(backend, 'solene', 'appointment', 'claire')).toEqual(failure('restricted'));
      await decided(backend, 'nadia', claire, 'lifting');
      expect(await changing(backend, 'solene', 'appointment', 'claire')).toEqual(success());
    });

    test('nobody changes the team in the name of another one', async () => {
      const backend = await makeBackend();
      const order = { by: 'solene', action: 'appointment', personId: 'lina' } as const;
      expect(await backend.as('nadia').team.change(order)).toEqual(failure('denied'));
      expect(await adminsOf(backend)).toEqual(team);
    });

    test('a person who is no admin changes nothing', async () => {
      const backend = await makeBackend();
      expect(await changing(backend, 'karim', 'appointment', 'karim')).toMatchObject({ ok: false });
      expect(await adminsOf(backend)).toEqual(team);
    });
  });
}
