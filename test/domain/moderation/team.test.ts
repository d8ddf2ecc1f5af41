import { expect, test } from 'vitest';
import { DELETED_PERSON } from '../../../src/domain/account/UserProfile';
import { emptyJournal, nextEntry } from '../../../src/domain/moderation/journal';
import { changeTeam, type TeamContext, type TeamOrder } from '../../../src/domain/moderation/team';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';

const NOW = 1000;
const sha256 = (text: string) => `#${text}`;
const solene = { uid: 'solene', role: 'super_admin' };
const change = (action: TeamOrder['action'], context: Partial<TeamContext> = {}, personId = 'karim') =>
  changeTeam(
    { by: 'solene', personId, action },
    { head: emptyJournal, actor: solene, person: aProfile(), restriction: null, ...context },
    NOW,
    sha256,
  );
const entryOf = (action: TeamOrder['action']) =>
  nextEntry(emptyJournal, { by: 'solene', at: NOW, action, targetKind: 'person', targetId: 'karim', note: '' }, sha256);

test('a super_admin appoints a person, with an entry of the journal', () => {
  expect(change('appointment')).toEqual(
    success({ entry: entryOf('appointment'), person: aProfile({ role: 'admin', updatedAt: NOW }) }),
  );
});

test('a super_admin dismisses an admin, who is an ordinary user then', () => {
  expect(change('dismissal', { person: aProfile({ role: 'admin' }) })).toEqual(
    success({ entry: entryOf('dismissal'), person: aProfile({ role: 'user', updatedAt: NOW }) }),
  );
});

test('a person whose restriction is over is appointed, and a restricted admin is dismissed', () => {
  expect(change('appointment', { restriction: { until: NOW, decision: 1 } })).toMatchObject({ ok: true });
  const restricted = { person: aProfile({ role: 'admin' }), restriction: { until: NOW + 1, decision: 1 } };
  expect(change('dismissal', restricted)).toMatchObject({ ok: true });
});

test.each([
  ['by an admin', 'no-super-admin', 'appointment', { actor: { uid: 'nadia', role: 'admin' } }],
  ['by somebody without an account', 'no-super-admin', 'appointment', { actor: null }],
  ['of an account that is gone', 'missing', 'appointment', { person: null }],
  ['of a deleted account', 'missing', 'appointment', { person: aProfile({ displayName: DELETED_PERSON }) }],
  ['of an admin', 'has-role', 'appointment', { person: aProfile({ role: 'admin' }) }],
  ['of a super_admin', 'has-role', 'appointment', { person: aProfile({ role: 'super_admin' }) }],
  ['of a restricted person', 'restricted', 'appointment', { restriction: { until: NOW + 1, decision: 1 } }],
  ['of a person without that role', 'no-role', 'dismissal', {}],
  ['of a super_admin', 'no-role', 'dismissal', { person: aProfile({ role: 'super_admin' }) }],
] as const)('a change of the team %s is refused as %s: %s', (_, reason, action, context) => {
  expect(change(action, context)).toEqual(failure(reason));
});

test('nobody changes their own role', () => {
  expect(change('dismissal', { person: aProfile({ uid: 'solene', role: 'admin' }) }, 'solene')).toEqual(failure('own'));
});
