import { describe, expect, test } from 'vitest';
import type { PublicProfile } from '../../../src/domain/account/PublicProfile';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  actionsIn,
  answer,
  aReport,
  claire,
  decided,
  decisionsAbout,
  firstOf,
  orderOf,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
} from './ModerationBackend';

const filled = { displayName: 'Claire D.', photoURL: 'photo:claire~abcdefgh', about: 'Je répare des vélos.' };
const neutral = 'Utilisateur clair';

function profileOf({ as }: ModerationBackend, uid: 'claire' | 'omar' = 'claire'): Promise<PublicProfile | null> {
  return firstOf((listener) => as(uid).profiles.subscribe(uid, listener));
}

async function shownClaire(makeBackend: MakeModeration): Promise<ModerationBackend> {
  const backend = await makeBackend();
  valueOf(await backend.as('claire').profiles.change('claire', filled));
  return backend;
}

export function describeProfileResets(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, resets of a profile`, () => {
    test('an admin takes back the name, the portrait and the text one by one, and the rest of the profile stays', async () => {
      const backend = await shownClaire(makeBackend);
      await decided(backend, 'nadia', claire, 'text-reset');
      expect(await profileOf(backend)).toMatchObject({ ...filled, about: '' });
      await decided(backend, 'nadia', claire, 'portrait-reset');
      expect(await profileOf(backend)).toMatchObject({ ...filled, photoURL: null, about: '' });
      await decided(backend, 'nadia', claire, 'name-reset');
      expect(await profileOf(backend)).toMatchObject({ displayName: neutral, photoURL: null, about: '' });
      expect(await actionsIn(backend.as('nadia'))).toEqual([
        'nadia text-reset claire',
        'nadia portrait-reset claire',
        'nadia name-reset claire',
      ]);
    });

    test('the account has the same name and picture', async () => {
      const backend = await shownClaire(makeBackend);
      await decided(backend, 'nadia', claire, 'name-reset');
      await decided(backend, 'nadia', claire, 'portrait-reset');
      const found = await backend.as('nadia').people.find({ kind: 'name', uid: 'claire', prefixes: [] }, 10);
      expect(found).toMatchObject(success([{ uid: 'claire', displayName: neutral, photoURL: null }]));
    });

    test('the person reads what was taken back, and the reporters that something was done', async () => {
      const backend = await shownClaire(makeBackend);
      await backend.as('karim').reports.add(aReport('karim', claire));
      await decided(backend, 'nadia', claire, 'text-reset');
      await decided(backend, 'nadia', claire, 'name-reset');
      const content = { title: 'Claire D.', description: filled.about, price: null, photos: [] };
      expect(await decisionsAbout(backend.as('claire'), 'claire')).toMatchObject([
        { number: 2, statement: { measure: 'name-reset', title: 'Claire D.', until: null }, content: null },
        { number: 1, statement: { measure: 'text-reset', title: 'Claire D.' }, content, restoresTo: null },
      ]);
      expect(await backend.as('karim').reports.ownOf('karim')).toMatchObject(success([{ outcome: 'acted' }]));
    });

    test('the person fills the profile in again, and another reset takes it back', async () => {
      const backend = await shownClaire(makeBackend);
      await decided(backend, 'nadia', claire, 'text-reset');
      valueOf(await backend.as('claire').profiles.change('claire', { about: 'Je répare des lampes.' }));
      expect(await profileOf(backend)).toMatchObject({ about: 'Je répare des lampes.' });
      await decided(backend, 'omar', claire, 'text-reset');
      expect(await profileOf(backend)).toMatchObject({ about: '' });
    });

    test('a reset that is overturned is answered again to its reporters, and restores nothing', async () => {
      const backend = await shownClaire(makeBackend);
      await backend.as('karim').reports.add(aReport('karim', claire));
      await decided(backend, 'nadia', claire, 'text-reset');
      valueOf(await backend.as('claire').decisions.appeal(1, 'claire', 'Mon texte ne gêne personne.'));
      const judgement = { by: 'omar', decision: 1, status: 'overturned', answer, note: '' } as const;
      expect(await backend.as('omar').decisions.judge(judgement)).toMatchObject(success({ status: 'overturned' }));
      expect(await profileOf(backend)).toMatchObject({ about: '' });
      expect(await backend.as('karim').reports.ownOf('karim')).toMatchObject(success([{ outcome: 'dismissed' }]));
    });

    test.each(['name-reset', 'portrait-reset', 'text-reset'] as const)(
      'a %s is refused where there is nothing to take back',
      async (measure) => {
        const backend = await shownClaire(makeBackend);
        await decided(backend, 'nadia', claire, measure);
        const again = await orderOf(backend, 'nadia', claire, measure);
        expect(await backend.as('nadia').decisions.decide(again)).toEqual(failure('wrong-measure'));
      },
    );

    test('nobody resets their own name, and only a super admin that of an admin', async () => {
      const backend = await makeBackend();
      const resets = async (by: 'nadia' | 'solene', id: string) =>
        backend.as(by).decisions.decide(await orderOf(backend, by, { kind: 'person', id }, 'name-reset'));
      expect(await resets('nadia', 'nadia')).toEqual(failure('own'));
      expect(await resets('nadia', 'omar')).toEqual(failure('admin'));
      expect(await profileOf(backend, 'omar')).toMatchObject({ displayName: 'Omar' });
      expect(await resets('solene', 'omar')).toEqual(success(1));
      expect(await profileOf(backend, 'omar')).toMatchObject({ displayName: 'Utilisateur omar' });
    });

    test('a person who is not known has no name to reset', async () => {
      const backend = await makeBackend();
      const nobody = await orderOf(backend, 'nadia', { kind: 'person', id: 'personne' }, 'name-reset');
      expect(await backend.as('nadia').decisions.decide(nobody)).toEqual(failure('missing'));
    });
  });
}
