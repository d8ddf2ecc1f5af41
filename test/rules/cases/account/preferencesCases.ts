import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import { pathOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, now } from '../../times';

const path = 'users/karim/private/preferences';
const location = { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.2, longitude: -1.55 };
const seller = {
  location,
  handover: { inPerson: true, delivery: false },
  sellerKind: 'private',
  companyName: '',
  siret: '',
};
const company = { sellerKind: 'professional', companyName: 'Vélos du Port', siret: '73282932000074' };
const notifications = { messages: true, savedSearches: false };
const mails = { messages: true, savedSearches: false, endingListings: true, favouritePrices: true };
const pushes = { savedSearches: true, endingListings: false, favouritePrices: true };
const stored = { seller, notifications, mails, pushes, updatedAt: now };

const chooses = (changes: PlainDocument = {}): Attempt => commits(set(path, { ...stored, ...changes }));
const sells = (changes: PlainDocument): Attempt => chooses({ seller: { ...seller, ...changes } });

export const preferencesCases: readonly RulesCase[] = [
  allows('a person reads their preferences', karim, gets(path)),
  allows('a suspended person still reads their preferences', suspendedKarim, gets(path)),
  denies('a visitor reads no preferences', visitor, gets(path)),
  denies('a stranger reads no preferences of others', claire, gets(path)),
  denies('an admin reads no preferences of others', admin, gets(path)),
  denies(
    'a stranger does not query preferences',
    claire,
    lists('users/karim/private', 1, {
      field: ['__name__'],
      operator: '==',
      value: pathOf(['databases', '(default)', 'documents', ...path.split('/')]),
    }),
  ),
  denies('nobody lists private documents', karim, lists('users/karim/private', 1)),
  allows('a person stores preferences', karim, chooses()),
  allows('a person stores preferences for selling only', karim, commits(set(path, { seller, updatedAt: now }))),
  allows(
    'a person stores preferences for notifications only',
    karim,
    commits(set(path, { notifications, updatedAt: now })),
  ),
  allows('a person stores preferences for e-mails only', karim, commits(set(path, { mails, updatedAt: now }))),
  allows('a person stores preferences for pushes only', karim, commits(set(path, { pushes, updatedAt: now }))),
  ...['savedSearches', 'endingListings', 'favouritePrices'].flatMap((choice) => [
    denies(`the choice of pushes ${choice} is not a number`, karim, chooses({ pushes: { ...pushes, [choice]: 1 } })),
    denies(`preferences for pushes do not lack ${choice}`, karim, chooses({ pushes: without(pushes, choice) })),
  ]),
  denies('preferences for pushes have no further field', karim, chooses({ pushes: { ...pushes, messages: true } })),
  denies('preferences for pushes are not a text', karim, chooses({ pushes: 'all' })),
  allows(
    'a person changes their preferences',
    karim,
    given(
      { [path]: stored },
      commits(change(path, { notifications: { ...notifications, messages: false }, updatedAt: now })),
    ),
  ),
  allows('a person stores preferences without a commune', karim, sells({ location: null })),
  allows('a person stores a company in their preferences', karim, sells(company)),
  allows('a person deletes their preferences', karim, given({ [path]: stored }, commits(remove(path)))),
  allows(
    'a suspended person deletes their preferences',
    suspendedKarim,
    given({ [path]: stored }, commits(remove(path))),
  ),
  denies('a visitor stores no preferences', visitor, chooses()),
  denies('a stranger stores no preferences of others', claire, chooses()),
  denies('an admin stores no preferences of others', admin, chooses()),
  denies('a suspended person stores no preferences', suspendedKarim, chooses()),
  denies('a visitor deletes no preferences', visitor, given({ [path]: stored }, commits(remove(path)))),
  denies('a stranger deletes no preferences of others', claire, given({ [path]: stored }, commits(remove(path)))),
  denies('an admin deletes no preferences of others', admin, given({ [path]: stored }, commits(remove(path)))),
  ...[visitor, claire, admin, suspendedKarim].map((who) =>
    denies(
      `preferences are not changed by ${who === suspendedKarim ? 'a suspended person' : (who?.uid ?? 'a visitor')}`,
      who,
      given({ [path]: stored }, commits(change(path, { updatedAt: now }))),
    ),
  ),
  denies('a document under preferences is not created', karim, commits(set(`${path}/plus/un`, stored))),
  denies(
    'a document under preferences is not changed',
    karim,
    given({ [`${path}/plus/un`]: stored }, commits(change(`${path}/plus/un`, { updatedAt: now }))),
  ),
  denies('documents under preferences are not listed', karim, lists(`${path}/plus`, 1)),
  denies('preferences have no further field', karim, chooses({ role: 'admin' })),
  denies('preferences do not lack the update date', karim, commits(set(path, { seller, notifications }))),
  denies('preferences are not dated in the future', karim, chooses({ updatedAt: inMinutes(1) })),
  denies('a person stores no other private document', karim, commits(set('users/karim/private/quota', stored))),
  denies('a commune code is not a name', karim, sells({ location: { ...location, communeCode: 'Nantes' } })),
  denies(
    'preferences have at least one kind of handover',
    karim,
    sells({ handover: { inPerson: false, delivery: false } }),
  ),
  denies(
    'preferences for selling do not lack the commune',
    karim,
    chooses({ seller: { handover: seller.handover, sellerKind: 'private', companyName: '', siret: '' } }),
  ),
  denies('preferences for selling have no further field', karim, sells({ price: 1 })),
  denies('a seller without a company is private or professional', karim, sells({ sellerKind: 'admin' })),
  denies('a seller with a company is private or professional', karim, sells({ ...company, sellerKind: 'admin' })),
  denies('a private person has no company', karim, sells({ companyName: 'Vélos du Port' })),
  denies('a private person has no SIRET', karim, sells({ siret: company.siret })),
  denies('the name of a company has no fewer than two letters', karim, sells({ ...company, companyName: 'V' })),
  denies(
    'the name of a company has no more than a hundred letters',
    karim,
    sells({ ...company, companyName: 'x'.repeat(101) }),
  ),
  allows('the name of a company may have two letters', karim, sells({ ...company, companyName: 'VP' })),
  allows(
    'the name of a company may have a hundred letters',
    karim,
    sells({ ...company, companyName: 'x'.repeat(100) }),
  ),
  ...['7328293200007', '732829320000745', '7328293200007A'].map((siret) =>
    denies(`a company does not have the SIRET ${siret}`, karim, sells({ ...company, siret })),
  ),
  ...['messages', 'savedSearches'].map((choice) =>
    denies(
      `the notification ${choice} is not a number`,
      karim,
      chooses({ notifications: { ...notifications, [choice]: 1 } }),
    ),
  ),
  denies('preferences for notifications do not lack a field', karim, chooses({ notifications: { messages: true } })),
  denies(
    'preferences for notifications have no further field',
    karim,
    chooses({ notifications: { ...notifications, advertisements: true } }),
  ),
  ...['messages', 'savedSearches', 'endingListings', 'favouritePrices'].map((choice) =>
    denies(`the choice of e-mails ${choice} is not a number`, karim, chooses({ mails: { ...mails, [choice]: 1 } })),
  ),
  allows(
    'a person chooses e-mails about messages alone, as former versions of the site did',
    karim,
    chooses({ mails: { messages: false } }),
  ),
  ...[{ mails: { messages: true } }, {}].map((before) =>
    allows(
      `a choice of e-mails about messages alone replaces ${'mails' in before ? 'another one' : 'none'}`,
      karim,
      given(
        { [path]: { seller, notifications, updatedAt: now, ...before } },
        commits(change(path, { mails: { messages: false }, updatedAt: now })),
      ),
    ),
  ),
  allows(
    'a choice of e-mails about messages and saved searches replaces another one',
    karim,
    given(
      { [path]: { ...stored, mails: { messages: true, savedSearches: true } } },
      commits(change(path, { mails: { messages: false, savedSearches: false }, updatedAt: now })),
    ),
  ),
  ...(['savedSearches', 'endingListings', 'favouritePrices'] as const).map((choice) =>
    denies(
      `a choice of e-mails about messages alone does not undo one about ${choice}`,
      karim,
      given(
        { [path]: { ...stored, mails: { messages: true, [choice]: false } } },
        commits(change(path, { mails: { messages: false }, updatedAt: now })),
      ),
    ),
  ),
  allows(
    'a choice of e-mails about all but prices replaces another one',
    karim,
    given(
      { [path]: { ...stored, mails: { messages: true, savedSearches: true, endingListings: true } } },
      commits(change(path, { mails: { messages: true, savedSearches: true, endingListings: false }, updatedAt: now })),
    ),
  ),
  denies(
    'a choice of e-mails about all but prices does not undo one about prices',
    karim,
    given(
      { [path]: stored },
      commits(change(path, { mails: { messages: true, savedSearches: true, endingListings: false }, updatedAt: now })),
    ),
  ),
  denies(
    'a choice of e-mails about messages and saved searches does not undo one about the end of listings',
    karim,
    given(
      { [path]: { ...stored, mails: { messages: true, savedSearches: false, endingListings: true } } },
      commits(change(path, { mails: { messages: false, savedSearches: true }, updatedAt: now })),
    ),
  ),
  denies(
    'preferences for e-mails do not lack messages',
    karim,
    chooses({ mails: { savedSearches: true, endingListings: true, favouritePrices: true } }),
  ),
  denies(
    'preferences for e-mails have no further field',
    karim,
    chooses({ mails: { ...mails, advertisements: true } }),
  ),
];
