import { admin, karim, superAdmin, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';

const ID = 'a1B2c3D4e5F6g7H8i9J0';
const PATH = `contact_messages/${ID}`;
const letter = {
  name: 'Lina',
  email: 'lina@exemple.fr',
  subject: 'question',
  message: 'Bonjour,\nje ne retrouve pas mon annonce.',
  sentAt: now,
  handled: null,
};
const stored = { [PATH]: { ...letter, sentAt: inDays(-1) } };

const writes = (changes: PlainDocument = {}, id = ID): Attempt =>
  commits(set(`contact_messages/${id}`, { ...letter, ...changes }));
const without = (field: string): PlainDocument =>
  Object.fromEntries(Object.entries(letter).filter(([name]) => name !== field));

const handled = (by = 'nadia', at = now): PlainDocument => ({ by, at });
const marks = (changes: PlainDocument): Attempt => given(stored, commits(change(PATH, changes)));
const taken = { [PATH]: { ...letter, sentAt: inDays(-2), handled: handled('solene', inDays(-1)) } };

const markingCases: readonly RulesCase[] = [
  allows('an admin marks a message as handled by them', admin, marks({ handled: handled() })),
  allows('an admin marks a message that another one has handled', admin, given(taken, marks({ handled: handled() }))),
  allows(
    'an admin marks a handled message as waiting again',
    admin,
    given(taken, commits(change(PATH, { handled: null }))),
  ),
  allows(
    'an admin marks a message of an earlier version',
    admin,
    given({ [PATH]: { ...without('handled'), sentAt: inDays(-300) } }, commits(change(PATH, { handled: handled() }))),
  ),
  denies('a visitor does not mark a message', visitor, marks({ handled: handled() })),
  denies('a person does not mark a message', karim, marks({ handled: handled('karim') })),
  denies('a person does not mark a message as waiting', karim, given(taken, commits(change(PATH, { handled: null })))),
  denies('a suspended admin does not mark a message', suspendedAdmin, marks({ handled: handled() })),
  denies('a message is not marked as handled by another admin', admin, marks({ handled: handled('solene') })),
  denies('a message is not marked as handled in the past', admin, marks({ handled: handled('nadia', inMinutes(-1)) })),
  denies('a message is not marked as handled in the future', admin, marks({ handled: handled('nadia', inMinutes(1)) })),
  denies('a mark has no further field', admin, marks({ handled: { ...handled(), note: 'Vu' } })),
  denies('a mark is not a flag', admin, marks({ handled: true })),
  denies('a message is not changed while it is marked', admin, marks({ handled: handled(), message: 'Autre chose' })),
  denies('the author of a message is not changed', admin, marks({ handled: handled(), authorId: 'karim' })),
  denies('a mark is not removed', admin, given(taken, commits(change(PATH, {}, 'handled')))),
];

export const contactCases: readonly RulesCase[] = [
  allows('a visitor sends a message', visitor, writes()),
  allows('a signed-in person sends a message', karim, writes()),
  allows('a signed-in person sends a message in their name', karim, writes({ authorId: 'karim' })),
  denies('a person does not send a message in the name of another one', karim, writes({ authorId: 'claire' })),
  denies('a visitor does not send a message in the name of a person', visitor, writes({ authorId: 'karim' })),
  denies('a visitor does not send a message with an empty name of a person', visitor, writes({ authorId: null })),
  denies('a message in the name of a person has no further field', karim, writes({ authorId: 'karim', role: 'admin' })),
  allows('a suspended person sends a message', suspendedKarim, writes()),
  ...['question', 'listing', 'account', 'report', 'data', 'accessibility', 'other'].map((subject) =>
    allows(`a message may have the subject ${subject}`, visitor, writes({ subject })),
  ),
  allows('a name may have one letter', visitor, writes({ name: 'L' })),
  allows('a name may have 100 letters', visitor, writes({ name: 'x'.repeat(100) })),
  allows('a message may have 4000 letters', visitor, writes({ message: 'x'.repeat(4000) })),
  allows('a message may have one letter', visitor, writes({ message: '?' })),
  allows('an e-mail address may have 254 letters', visitor, writes({ email: `${'x'.repeat(243)}@exemple.fr` })),
  allows('an admin reads a message', admin, gets(PATH, stored)),
  allows('a super admin reads a message', superAdmin, gets(PATH, stored)),
  allows('an admin reads a hundred messages', admin, lists('contact_messages', 100)),
  allows('a visitor may read that an id is free', visitor, gets(PATH)),
  denies('a visitor reads no message', visitor, gets(PATH, stored)),
  denies('a person reads no message', karim, gets(PATH, stored)),
  denies('a visitor lists no messages', visitor, lists('contact_messages', 10)),
  denies('a person lists no messages', karim, lists('contact_messages', 10)),
  denies(
    'a person does not query messages by their own e-mail',
    karim,
    lists('contact_messages', 1, { field: ['email'], operator: '==', value: 'karim@exemple.fr' }),
  ),
  denies('an admin does not read more than a hundred messages at once', admin, lists('contact_messages', 101)),
  denies('an admin does not read messages without a limit', admin, lists('contact_messages', null)),
  denies('a message is not overwritten', visitor, given(stored, writes())),
  denies('a message is not changed', admin, given(stored, commits(change(PATH, { message: 'Autre chose' })))),
  denies('a message is not deleted by a visitor', visitor, given(stored, commits(remove(PATH)))),
  denies('a message is not deleted by a person', karim, given(stored, commits(remove(PATH)))),
  denies('a message is not deleted by a suspended admin', suspendedAdmin, given(stored, commits(remove(PATH)))),
  allows('an admin deletes a message', admin, given(stored, commits(remove(PATH)))),
  allows('an admin deletes a message that is gone', admin, commits(remove(PATH))),
  denies('a message does not arrive handled', visitor, writes({ handled: { by: 'nadia', at: now } })),
  ...markingCases,
  denies('an id of four letters is refused', visitor, writes({}, 'lina')),
  denies('an id of 21 letters is refused', visitor, writes({}, `${ID}0`)),
  denies('an id with other signs than letters and digits is refused', visitor, writes({}, ID.replace('a', '~'))),
  ...Object.keys(letter).map((field) =>
    denies(`a message does not lack: ${field}`, visitor, commits(set(PATH, without(field)))),
  ),
  denies('a message has no further field', visitor, writes({ role: 'admin' })),
  denies('a name is not empty', visitor, writes({ name: '' })),
  denies('a name has no more than 100 letters', visitor, writes({ name: 'x'.repeat(101) })),
  denies('a name has no line break', visitor, writes({ name: 'Lina\nMartin' })),
  denies('a name is not a number', visitor, writes({ name: 7 })),
  denies('an e-mail address without @ is refused', visitor, writes({ email: 'lina.exemple.fr' })),
  denies('an e-mail address without a dot is refused', visitor, writes({ email: 'lina@exemple' })),
  denies('an e-mail address has no more than 254 letters', visitor, writes({ email: `${'x'.repeat(244)}@exemple.fr` })),
  denies('an e-mail address is not a list', visitor, writes({ email: ['lina@exemple.fr'] })),
  denies('an unknown subject is refused', visitor, writes({ subject: 'argent' })),
  denies('a name is not a blank', visitor, writes({ name: ' ' })),
  denies('a message is not a row of blanks', visitor, writes({ message: ' \n ' })),
  denies('a message is not empty', visitor, writes({ message: '' })),
  denies('a message has no more than 4000 letters', visitor, writes({ message: 'x'.repeat(4001) })),
  denies('a message of a megabyte is refused', visitor, writes({ message: 'x'.repeat(1_000_000) })),
  denies('a message is not a map', visitor, writes({ message: { text: 'Bonjour' } })),
  denies('a message is not dated in the past', visitor, writes({ sentAt: inMinutes(-1) })),
  denies('a message is not dated in the future', visitor, writes({ sentAt: inMinutes(1) })),
];
