import { admin, claire, karim, suspendedAdmin, suspendedKarim, unconfirmedKarim, visitor } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, movesFrom } from '../../posting';
import { commits, given, remove, type Attempt } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { end, inDays, inMinutes, now } from '../../times';
import { anAccount, listingsByState, storedListing } from '../../world';

const editable = ['draft', 'online', 'reserved', 'paused', 'refused'];
const frozen = ['in-review', 'sold', 'expired', 'deleted'];
const dearer = { price: { kind: 'amount', euros: 140 } };

export const editCases: readonly RulesCase[] = [
  ...editable.map((state) =>
    allows(`an owner edits a listing that is ${state}`, karim, moves(state, { title: 'Vélo de course' })),
  ),
  ...frozen.map((state) =>
    denies(`an owner edits no listing that is ${state}`, karim, moves(state, { title: 'Vélo de course' })),
  ),
  allows(
    'an owner edits a refused listing while submitting it again',
    karim,
    moves('refused', { state: 'in-review', title: 'Vélo de course' }),
  ),
  denies(
    'an owner does not edit a sold listing while deleting it',
    karim,
    moves('sold', { state: 'deleted', title: 'Vélo de course' }),
  ),
  ...(
    [
      ['online', 'sold'],
      ['online', 'expired'],
      ['online', 'deleted'],
      ['reserved', 'sold'],
      ['draft', 'deleted'],
      ['paused', 'expired'],
    ] as const
  ).flatMap(([state, next]) => {
    const ended = anOlderListing('fini', state, { expiresAt: inDays(-1) });
    const moved = (changes: PlainDocument) =>
      given(storedListing('fini', ended), movesFrom('fini', ended, { state: next, ...changes }));
    return [
      allows(`an owner moves a listing from ${state} to ${next}`, karim, moved({})),
      denies(
        `an owner does not edit a listing while it goes from ${state} to ${next}`,
        karim,
        moved({ title: 'Tout autre chose' }),
      ),
    ];
  }),
  denies(
    'an owner does not put nested maps into a listing while it is sold',
    karim,
    moves('online', { state: 'sold', fields: { livre: { chapitre: 'x'.repeat(800_000) } } }),
  ),
  ...[{ livre: { chapitre: 'x'.repeat(1000) } }, { livre: 'x'.repeat(1000) }].map((fields) =>
    denies(
      `a paused listing with the field ${JSON.stringify(fields).slice(0, 12)}… does not expire, which would show it`,
      karim,
      given(
        { 'listings/fini': anOlderListing('fini', 'paused', { expiresAt: inDays(-1), fields }) },
        movesFrom('fini', anOlderListing('fini', 'paused', { expiresAt: inDays(-1), fields }), { state: 'expired' }),
      ),
    ),
  ),
  allows(
    'an owner deletes a paused listing whose fields are not valid',
    karim,
    given(
      { 'listings/fini': anOlderListing('fini', 'paused', { fields: { livre: {} } }) },
      movesFrom('fini', anOlderListing('fini', 'paused', { fields: { livre: {} } }), { state: 'deleted' }),
    ),
  ),
  allows(
    'an owner sells a listing of a former version whose fields are not valid',
    karim,
    given(
      storedListing('fini', anOlderListing('fini', 'online', { fields: { livre: {} } })),
      movesFrom('fini', anOlderListing('fini', 'online', { fields: { livre: {} } }), { state: 'sold' }),
    ),
  ),
  denies(
    'an owner does not edit an expired listing while renewing it',
    karim,
    moves('expired', { state: 'online', expiresAt: end, title: 'Tout autre chose' }),
  ),
  denies('a visitor edits no listing', visitor, moves('online', { title: 'Vélo de course' })),
  denies('a stranger edits no listing', claire, moves('online', { title: 'Vélo de course' }, { by: 'claire' })),
  denies('an admin edits no listing', admin, moves('online', { title: 'Vélo de course' }, { by: 'nadia' })),
  denies('a suspended owner edits no listing', suspendedKarim, moves('online', { title: 'Vélo de course' })),
  denies('a suspended owner edits no draft', suspendedKarim, moves('draft', { title: 'Vélo de course' })),
  denies('an edit is validated like a posting', karim, moves('draft', { title: '' })),
  denies('an edit adds no field', karim, moves('draft', { pinned: true })),
  denies(
    'an owner does not give a listing to another person',
    karim,
    moves('draft', { ownerId: 'claire', photos: [] }),
  ),
  denies(
    'a stranger does not take a listing of another person',
    claire,
    moves('online', { ownerId: 'claire' }, { by: 'claire' }),
  ),
  allows('a new price comes with a card under a new id', karim, moves('online', dearer)),
  denies(
    'a listing does not move its card to the top of the newest',
    karim,
    moves('online', { dateCard: '0000000000000_online' }),
  ),
  denies(
    'a listing does not move its card among cheaper ones',
    karim,
    moves('online', { priceCard: `00000001_${listingsByState['online']?.dateCard ?? ''}` }),
  ),
  denies(
    'a listing does not change without its two cards',
    karim,
    moves('online', { title: 'Vélo de course' }, { without: 'cards' }),
  ),
  denies(
    'an edit does not change the publication date',
    karim,
    moves('online', { title: 'Vélo de course', publishedAt: now }),
  ),
  denies('an edit does not extend the lifetime', karim, moves('online', { title: 'Vélo de course', expiresAt: end })),
  denies(
    'an edit is not dated in the past',
    karim,
    moves('online', { title: 'Vélo de course', updatedAt: inDays(-10) }),
  ),
  denies(
    'an edit is not dated in the future',
    karim,
    moves('online', { title: 'Vélo de course', updatedAt: inMinutes(6) }),
  ),
  denies('a listing is not removed by its owner', karim, commits(remove('listings/deleted'))),
  denies('a listing is not removed by an admin', admin, commits(remove('listings/deleted'))),
];

const renamed = { 'users/karim': anAccount('karim', 'Karim B.') };
const becomes = (seller: PlainDocument): Attempt =>
  moves('online', { seller: { name: 'Karim', kind: 'private', memberSince: inDays(-400), ...seller } });

export const sellerChangeCases: readonly RulesCase[] = [
  allows(
    'a listing may keep the old name of its seller when its state changes',
    karim,
    given(renamed, moves('online', { state: 'reserved' })),
  ),
  allows(
    'a listing may keep the old name of its seller when it is edited',
    karim,
    given(renamed, moves('online', { title: 'Vélo de course' })),
  ),
  allows('a listing takes the new name of its seller', karim, given(renamed, becomes({ name: 'Karim B.' }))),
  allows(
    'a seller becomes professional',
    karim,
    becomes({ kind: 'professional', company: { name: 'Vélos Karim', siret: '73282932000074' } }),
  ),
  denies(
    'the seller of a listing takes no other name than that of the account',
    karim,
    becomes({ name: 'Service clients' }),
  ),
  denies(
    'the seller of a listing takes no other registration date than that of the account',
    karim,
    becomes({ memberSince: inDays(-4000) }),
  ),
];

const endingIn = (id: string, days: number, state = 'online') => {
  const before = anOlderListing(id, state, { expiresAt: inDays(days) });
  return (changes: PlainDocument, by = 'karim') =>
    given(storedListing(id, before), movesFrom(id, before, changes, { by }));
};

export const renewalCases: readonly RulesCase[] = [
  allows('a listing is renewed 3 days before its end', karim, endingIn('bref', 3)({ expiresAt: end })),
  allows(
    'a reserved listing is renewed 3 days before its end',
    karim,
    endingIn('bref', 3, 'reserved')({ expiresAt: end }),
  ),
  allows('an expired listing is renewed', karim, moves('expired', { state: 'online', expiresAt: end })),
  allows('an online listing is renewed after its end', karim, endingIn('bref', -1)({ expiresAt: end })),
  denies(
    'a listing is not renewed earlier than 3 days before its end',
    karim,
    endingIn('bref', 3.001)({ expiresAt: end }),
  ),
  denies('a listing is not renewed for ten years', karim, endingIn('bref', 3)({ expiresAt: inDays(3650) })),
  denies('a listing is not renewed for a day', karim, endingIn('bref', 3)({ expiresAt: inDays(4) })),
  denies('a paused listing is not renewed', karim, endingIn('bref', 3, 'paused')({ expiresAt: end })),
  denies(
    'a listing is not renewed while it is paused in the same commit',
    karim,
    endingIn('bref', 3)({ state: 'paused', expiresAt: end }),
  ),
  denies(
    'a renewal does not change the publication date',
    karim,
    endingIn('bref', 3)({ expiresAt: end, publishedAt: now }),
  ),
  denies(
    'a renewal of an expired listing does not change the publication date',
    karim,
    moves('expired', { state: 'online', expiresAt: end, publishedAt: now }),
  ),
  denies('a stranger does not renew a listing', claire, endingIn('bref', 3)({ expiresAt: end }, 'claire')),
  allows('a listing expires when its time is over', karim, endingIn('bref', 0)({ state: 'expired' })),
  denies('a listing does not expire before its time is over', karim, endingIn('bref', 0.001)({ state: 'expired' })),
];

const approves = (listing: PlainDocument = {}): Attempt =>
  decides({ measure: 'approval', targetId: 'in-review', listing });

export const publicationCases: readonly RulesCase[] = [
  denies(
    'an owner whose address is not confirmed lets no draft go online',
    unconfirmedKarim,
    moves('draft', { state: 'online', publishedAt: now, expiresAt: end }),
  ),
  denies(
    'an owner whose address is not confirmed resumes no paused listing',
    unconfirmedKarim,
    moves('paused', { state: 'online' }),
  ),
  allows(
    'an owner whose address is not confirmed reserves a listing that is online',
    unconfirmedKarim,
    moves('online', { state: 'reserved' }),
  ),
  allows(
    'an owner whose address is not confirmed edits a listing that is online',
    unconfirmedKarim,
    moves('online', { title: 'Vélo de ville bleu' }),
  ),
  allows('an owner whose address is not confirmed edits a draft', unconfirmedKarim, moves('draft', dearer)),
  allows(
    'an owner whose address is not confirmed pauses a listing',
    unconfirmedKarim,
    moves('online', { state: 'paused' }),
  ),
  allows(
    'a draft is dated when it goes online',
    karim,
    moves('draft', { state: 'online', publishedAt: now, expiresAt: end }),
  ),
  denies(
    'a draft does not go online with a date in the future',
    karim,
    moves('draft', { state: 'online', publishedAt: inMinutes(6), expiresAt: end }),
  ),
  denies(
    'a draft does not go online with a longer lifetime',
    karim,
    moves('draft', { state: 'online', publishedAt: now, expiresAt: inDays(90) }),
  ),
  denies(
    'a draft that is not published does not change its publication date',
    karim,
    moves('draft', { publishedAt: now }),
  ),
  denies('a draft that is not published does not extend its lifetime', karim, moves('draft', { expiresAt: end })),
  allows('a listing in review is dated when an admin publishes it', admin, approves()),
  denies(
    'an admin does not publish a listing with a date in the future',
    admin,
    approves({ publishedAt: inMinutes(6) }),
  ),
  denies('an admin does not edit a listing in review', admin, approves({ title: 'Autre chose' })),
  denies(
    'an admin does not change the id of a card',
    admin,
    approves({ dateCard: listingsByState['online']?.dateCard ?? '' }),
  ),
  denies('an admin does not date a decision in the past', admin, decides({ listing: { updatedAt: inDays(-1) } })),
  denies('a suspended admin does not refuse a listing', suspendedAdmin, decides()),
];
