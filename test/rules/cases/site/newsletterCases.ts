import { createHash } from 'node:crypto';
import { admin, claire, karim, newcomer, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');
const pathOf = (email: string) => `newsletter_subscribers/${hashOf(email)}`;
const address = 'lina@exemple.fr';
const other = 'autre@exemple.fr';
const token = 'a1B2c3D4e5F6g7H8i9J0';
const otherToken = 'z9Y8x7W6v5U4t3S2r1Q0';

const subscriber = (email: string, changes: PlainDocument = {}): PlainDocument => ({
  email,
  subscribed_at: now,
  source: 'maintenance_page',
  unsubscribe_token: token,
  ...changes,
});
const tokenOf = (hash: string, id = token) => set(`newsletter_tokens/${id}`, { subscriber: hash });
const subscribes = (email: string, changes: PlainDocument = {}, hash = hashOf(email)): Attempt =>
  commits(set(`newsletter_subscribers/${hash}`, subscriber(email, changes)), tokenOf(hash));

const storedFor = (email: string, id: string): Documents => ({
  [pathOf(email)]: subscriber(email, { subscribed_at: inDays(-3), unsubscribe_token: id }),
  [`newsletter_tokens/${id}`]: { subscriber: hashOf(email) },
});
const stored = storedFor(address, token);
/** Of the time before there were tokens. */
const former: Documents = {
  [pathOf(address)]: { email: address, subscribed_at: inDays(-300), source: 'maintenance_page' },
};
const unconfirmed = { ...newcomer, token: { ...newcomer.token, email_verified: false } };

const subscriptionCases: readonly RulesCase[] = [
  allows('a visitor subscribes', visitor, subscribes(address)),
  allows('a signed-in person subscribes', karim, subscribes(address)),
  allows('an e-mail address may have 254 letters', visitor, subscribes(`${'x'.repeat(243)}@exemple.fr`)),
  allows('an e-mail address needs an @ and a dot only, as in the form', visitor, subscribes('@.')),
  denies('an address is not subscribed twice', visitor, given(stored, subscribes(address))),
  denies('an address is not subscribed again over a former subscription', visitor, given(former, subscribes(address))),
  denies(
    'a subscription is not stored under the hash of another address',
    visitor,
    subscribes(address, {}, hashOf(other)),
  ),
  denies('a subscription is not stored under an id of choice', visitor, subscribes(address, {}, 'lina')),
  denies('an e-mail address has no capital letters', visitor, subscribes('Lina@exemple.fr')),
  denies('an e-mail address has no blanks around it', visitor, subscribes(' lina@exemple.fr')),
  denies('an e-mail address without @ is refused', visitor, subscribes('lina.exemple.fr')),
  denies('an e-mail address without a dot is refused', visitor, subscribes('lina@exemple')),
  denies('an e-mail address is not empty', visitor, subscribes('')),
  denies('an e-mail address of a megabyte is refused', visitor, subscribes(`${'x'.repeat(1_000_000)}@exemple.fr`)),
  denies('an e-mail address has no more than 254 letters', visitor, subscribes(`${'x'.repeat(244)}@exemple.fr`)),
  denies('an e-mail address is not a number', visitor, subscribes(address, { email: 7 })),
  denies('a subscription is not dated in the past', visitor, subscribes(address, { subscribed_at: inMinutes(-1) })),
  denies('a subscription is not dated in the future', visitor, subscribes(address, { subscribed_at: inMinutes(1) })),
  denies('a subscription has a known source (§3.6)', visitor, subscribes(address, { source: 'ailleurs' })),
  denies('a subscription has no further field', visitor, subscribes(address, { name: 'Lina' })),
  denies(
    'a subscription without a token is refused',
    visitor,
    commits(set(pathOf(address), { email: address, subscribed_at: now, source: 'maintenance_page' })),
  ),
  denies(
    'a subscription whose token leads nowhere is refused',
    visitor,
    commits(set(pathOf(address), subscriber(address))),
  ),
  denies(
    'a subscription with the token of another one is refused',
    visitor,
    given(storedFor(other, token), commits(set(pathOf(address), subscriber(address)))),
  ),
  denies(
    'a token that leads to another subscription is refused',
    visitor,
    given(storedFor(other, otherToken), commits(set(pathOf(address), subscriber(address)), tokenOf(hashOf(other)))),
  ),
  denies('a token without a subscription is refused', visitor, commits(tokenOf(hashOf(address)))),
  denies(
    'nobody adds a token to the subscription of others',
    visitor,
    given(stored, commits(tokenOf(hashOf(address), otherToken))),
  ),
  denies(
    'nobody adds a token to a former subscription',
    visitor,
    given(former, commits(change(pathOf(address), { unsubscribe_token: token }), tokenOf(hashOf(address)))),
  ),
  ...['a1B2', `${token}0`, token.replace('a', '~')].map((id) =>
    denies(
      `a token has twenty letters and digits: ${id}`,
      visitor,
      commits(set(pathOf(address), subscriber(address, { unsubscribe_token: id })), tokenOf(hashOf(address), id)),
    ),
  ),
  denies(
    'a token has no further field',
    visitor,
    commits(
      set(pathOf(address), subscriber(address)),
      set(`newsletter_tokens/${token}`, { subscriber: hashOf(address), email: address }),
    ),
  ),
  denies(
    'a token is not redirected',
    visitor,
    given(
      { ...stored, ...storedFor(other, otherToken) },
      commits(change(`newsletter_tokens/${otherToken}`, { subscriber: hashOf(address) })),
    ),
  ),
  denies(
    'the token of a subscription is not replaced',
    visitor,
    given(
      stored,
      commits(change(pathOf(address), { unsubscribe_token: otherToken }), tokenOf(hashOf(address), otherToken)),
    ),
  ),
];

const readingCases: readonly RulesCase[] = [
  allows('a visitor who knows an address may read that it is not subscribed', visitor, gets(pathOf(address))),
  denies('a visitor who knows an address does not read its subscription', visitor, gets(pathOf(address), stored)),
  denies('a signed-in person does not read the subscription of others', karim, gets(pathOf(address), stored)),
  allows('a person reads the subscription of their confirmed address', newcomer, gets(pathOf(address), stored)),
  allows(
    'a confirmed address may be written with capital letters',
    { ...newcomer, token: { ...newcomer.token, email: 'Lina@Exemple.fr' } },
    gets(pathOf(address), stored),
  ),
  denies(
    'a person does not read the subscription of an unconfirmed address',
    unconfirmed,
    gets(pathOf(address), stored),
  ),
  allows('an admin reads a subscription', admin, gets(pathOf(address), stored)),
  denies('a suspended admin does not read a subscription', suspendedAdmin, gets(pathOf(address), stored)),
  denies('a visitor does not list subscriptions', visitor, lists('newsletter_subscribers', 10)),
  denies(
    'a visitor does not query subscriptions by address',
    visitor,
    lists('newsletter_subscribers', 1, { field: ['email'], operator: '==', value: address }),
  ),
  denies(
    'a visitor does not query subscriptions by token',
    visitor,
    lists('newsletter_subscribers', 1, { field: ['unsubscribe_token'], operator: '==', value: token }),
  ),
  denies('a signed-in person does not list subscriptions', karim, lists('newsletter_subscribers', 10)),
  denies(
    'a person does not query subscriptions by their own address',
    newcomer,
    lists('newsletter_subscribers', 1, { field: ['email'], operator: '==', value: address }),
  ),
  denies('a suspended admin does not list subscriptions', suspendedAdmin, lists('newsletter_subscribers', 25)),
  allows('an admin lists subscriptions without a limit, to count them', admin, lists('newsletter_subscribers', null)),
  allows('a visitor who has a token reads where it leads', visitor, gets(`newsletter_tokens/${token}`, stored)),
  allows('anybody may read that a token leads nowhere', visitor, gets(`newsletter_tokens/${token}`)),
  denies('a visitor does not list tokens', visitor, lists('newsletter_tokens', 1)),
  denies(
    'a visitor who knows an address does not query its token',
    visitor,
    lists('newsletter_tokens', 1, { field: ['subscriber'], operator: '==', value: hashOf(address) }),
  ),
  denies('an admin does not list tokens', admin, lists('newsletter_tokens', 1)),
];

const unsubscribes = (id = token): Attempt => commits(remove(pathOf(address)), remove(`newsletter_tokens/${id}`));

const unsubscriptionCases: readonly RulesCase[] = [
  allows('a visitor who has the token unsubscribes', visitor, given(stored, unsubscribes())),
  allows('a suspended person who has the token unsubscribes', suspendedKarim, given(stored, unsubscribes())),
  denies('a subscription is not deleted without its token', visitor, given(stored, commits(remove(pathOf(address))))),
  denies(
    'a subscription is not deleted with the token of another one',
    visitor,
    given(
      { ...stored, ...storedFor(other, otherToken) },
      commits(remove(pathOf(address)), remove(pathOf(other)), remove(`newsletter_tokens/${otherToken}`)),
    ),
  ),
  denies(
    'a subscription is not deleted with a token that does not exist',
    visitor,
    given(stored, unsubscribes(otherToken)),
  ),
  denies('a token is not deleted alone', visitor, given(stored, commits(remove(`newsletter_tokens/${token}`)))),
  denies('a subscription is not emptied', visitor, given(stored, commits(change(pathOf(address), {}, 'email')))),
  denies('a former subscription is not deleted by a visitor', visitor, given(former, commits(remove(pathOf(address))))),
  allows('an admin deletes a former subscription', admin, given(former, commits(remove(pathOf(address))))),
  allows('an admin deletes a subscription together with its token', admin, given(stored, unsubscribes())),
  denies('a suspended admin deletes no subscription', suspendedAdmin, given(former, commits(remove(pathOf(address))))),
  denies(
    'an admin does not change a subscription',
    admin,
    given(stored, commits(change(pathOf(address), { email: other }))),
  ),
  allows(
    'the token of a subscription that the team has deleted can be deleted',
    visitor,
    given({ ...stored, [pathOf(address)]: null }, unsubscribes()),
  ),
  allows(
    'deleting a subscription twice does no harm',
    visitor,
    given({ [pathOf(address)]: null, [`newsletter_tokens/${token}`]: null }, unsubscribes()),
  ),
  allows('a person unsubscribes their confirmed address', newcomer, given(stored, unsubscribes())),
  allows(
    'a person deletes the former subscription of their confirmed address',
    newcomer,
    given(former, commits(remove(pathOf(address)))),
  ),
  denies(
    'a person does not delete the subscription of an unconfirmed address',
    unconfirmed,
    given(former, commits(remove(pathOf(address)))),
  ),
  denies(
    'a person does not delete the subscription of another address',
    karim,
    given(former, commits(remove(pathOf(address)))),
  ),
  denies(
    'a person without an address does not delete a subscription',
    claire,
    given(former, commits(remove(pathOf(address)))),
  ),
];

export const newsletterCases: readonly RulesCase[] = [...subscriptionCases, ...readingCases, ...unsubscriptionCases];
