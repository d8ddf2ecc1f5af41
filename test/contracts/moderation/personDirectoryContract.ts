import { describe, expect, test } from 'vitest';
import { readPersonQuery } from '../../../src/domain/moderation/PersonQuery';
import { failure } from '../../../src/domain/shared/Result';
import { valueOf, type MakeModeration, type ModerationSeat } from './ModerationBackend';

async function namesFound({ people }: ModerationSeat, typed: string, limit = 25): Promise<readonly string[]> {
  const query = readPersonQuery(typed);
  if (query === null) throw new Error('Nothing is typed.');
  return valueOf(await people.find(query, limit)).map(({ displayName }) => displayName);
}

export function describePersonDirectory(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of PersonDirectory`, () => {
    test.each([
      ['the whole of an e-mail address', 'lina@exemple.fr', ['Lina']],
      ['the whole of a telephone number', '06 39 98 01 02', ['Lina']],
      ['the whole of a uid', 'solene', ['Solène']],
      ['the beginning of a name, without its capital', 'so', ['Solène']],
      ['the beginning of a name that another name goes on from', 'Lin', ['Lina']],
      ['the whole of a name', 'Nadia', ['Nadia']],
      ['what nobody has', 'personne@exemple.fr', []],
      ['an address of a page', '/profil/lina', []],
    ])('an admin finds people by %s', async (_what, typed, names) => {
      const { as } = await makeBackend();
      expect(await namesFound(as('nadia'), typed)).toEqual(names);
    });

    test('people are found whole, and at most as many as asked for', async () => {
      const { as } = await makeBackend();
      const { people } = as('omar');
      const query = { kind: 'name', uid: 'karim', prefixes: ['Cla', 'Lin', 'Kar'] } as const;
      expect(valueOf(await people.find(query, 25)).map(({ uid }) => uid)).toEqual(['claire', 'karim', 'lina']);
      expect(valueOf(await people.find(query, 2))).toEqual([
        expect.objectContaining({
          uid: 'claire',
          email: 'claire@exemple.fr',
          phoneNumber: '+33639980100',
          role: 'user',
        }),
        expect.objectContaining({ uid: 'karim', email: 'karim@exemple.fr' }),
      ]);
    });

    test('an admin reads who is an admin, by name, at most as many as asked for', async () => {
      const { people } = (await makeBackend()).as('omar');
      expect(valueOf(await people.admins(20)).map(({ uid, role }) => `${uid} ${role}`)).toEqual([
        'nadia admin',
        'omar admin',
        'solene super_admin',
      ]);
      expect(valueOf(await people.admins(2))).toHaveLength(2);
    });

    test('a person who is no admin does not read who is', async () => {
      const { as } = await makeBackend();
      expect(await as('karim').people.admins(20)).toEqual(failure('denied'));
    });

    test('a person who is no admin finds nobody, not even themselves', async () => {
      const { as } = await makeBackend();
      expect(await as('karim').people.find({ kind: 'email', email: 'karim@exemple.fr' }, 25)).toEqual(
        failure('denied'),
      );
    });
  });
}
