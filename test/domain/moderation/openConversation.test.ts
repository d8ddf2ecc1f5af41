import { expect, test } from 'vitest';
import { emptyJournal } from '../../../src/domain/moderation/journal';
import {
  isOpen,
  openConversation,
  OPENED_FOR,
  openedIdOf,
  type OpeningContext,
} from '../../../src/domain/moderation/openConversation';
import { unreportedCase } from '../../../src/domain/moderation/ModerationCase';
import { failure, success } from '../../../src/domain/shared/Result';
import { NOON } from '../../support/builders/aListing';

const target = { kind: 'conversation', id: 'velo~karim' } as const;
const [karim, claire] = [
  { uid: 'karim', role: 'user' },
  { uid: 'claire', role: 'user' },
];
const [nadia, omar] = [
  { uid: 'nadia', role: 'admin' },
  { uid: 'omar', role: 'admin' },
];
const solene = { uid: 'solene', role: 'super_admin' };
const reason = 'Le signalement parle d’un mandat.';

function opening(changes: Partial<OpeningContext> = {}, given: string = reason) {
  const known = { ...unreportedCase(target, 'Vélo de ville'), state: 'open' } as const;
  const context = { head: emptyJournal, known, actor: nadia, participants: [karim, claire], ...changes };
  const order = { by: context.actor?.uid ?? 'lina', conversationId: target.id, reason: given };
  return openConversation(order, context, NOON, (text) => `hash of ${text}`);
}

test('an admin opens a reported conversation by an entry of the journal, with the reason as its note', () => {
  expect(opening({}, `  ${reason}\n`)).toEqual(
    success({
      number: 1,
      by: 'nadia',
      at: NOON,
      action: 'opening',
      targetKind: 'conversation',
      targetId: 'velo~karim',
      note: reason,
      chain: `hash of \n0000000001\nnadia\nopening\nconversation\nvelo~karim\n${reason}`,
    }),
  );
});

test('nobody but an admin opens a conversation', () => {
  expect(opening({ actor: null })).toEqual(failure('no-admin'));
  expect(opening({ actor: { uid: 'lina', role: 'user' } })).toEqual(failure('no-admin'));
  expect(opening({ actor: null, participants: [] })).toEqual(failure('no-admin'));
});

test('an admin, even a super admin, does not open a conversation in which they take part', () => {
  expect(opening({ participants: [nadia, claire] })).toEqual(failure('own'));
  expect(opening({ actor: solene, participants: [karim, solene] })).toEqual(failure('own'));
});

test('a conversation in which an admin takes part is for a super admin', () => {
  expect(opening({ participants: [karim, omar] })).toEqual(failure('admin'));
  expect(opening({ actor: solene, participants: [omar, claire] })).toMatchObject({ ok: true });
});

test('a conversation whose people have no account any more can be opened', () => {
  expect(opening({ participants: [] })).toMatchObject({ ok: true });
});

test('a conversation without an open case stays sealed', () => {
  expect(opening({ known: null })).toEqual(failure('not-reported'));
  expect(opening({ known: unreportedCase(target, 'Vélo de ville') })).toEqual(failure('not-reported'));
});

test('the reason has from 20 to 1000 characters, without the blanks around it', () => {
  expect(opening({}, ` ${'x'.repeat(19)} `)).toEqual(failure('too-short'));
  expect(opening({}, 'x'.repeat(20))).toMatchObject({ ok: true });
  expect(opening({}, 'x'.repeat(1000))).toMatchObject({ ok: true });
  expect(opening({}, 'x'.repeat(1001))).toEqual(failure('too-long'));
});

test('an opened conversation is open for a day, to the admin who has opened it', () => {
  expect(isOpen(NOON, NOON + OPENED_FOR - 1)).toBe(true);
  expect(isOpen(NOON, NOON + OPENED_FOR)).toBe(false);
  expect(openedIdOf('nadia', 'velo~karim')).toBe('nadia~velo~karim');
});
