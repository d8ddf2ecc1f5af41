import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin, karim, superAdmin } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import { given, type Attempt, type Documents } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { changesSettings, settings } from '../../moderation/settings';
import { joined, moves, movesFrom, posts } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { anAccount, storedListing } from '../../world';

const under = (attempt: Attempt): Attempt => given(settings(), attempt);
const posting = (listing: PlainDocument): Attempt => under(posts({ listing }));
const title = 'Tramadol en boîte';
const online = { state: 'online', publishedAt: now };

/** Ways of writing `arme a feu`, `coeur` and others that the rules find. */
const found: readonly (readonly [string, readonly string[]])[] = [
  ['Arme à feu', ['arme a feu']],
  ['Vends ARME-À-FEU !', ['arme a feu']],
  ['Boîte d’arme_a…feu', ['arme a feu']],
  ['arme\nà feu', ['arme a feu']],
  ['Une e\u0301pe\u0301e', ['epee']],
  ['ÉPÉE ÈÊË', ['epee eee']],
  ['Cœur Œuf', ['coeur oeuf']],
  ['Læsø Æ', ['laes', 'ae']],
  ['àáâãäåÀÁÂÃÄÅ', ['aaaaaaaaaaaa']],
  ['çÇ ñÑ', ['cc nn']],
  ['èéêëÈÉÊË', ['eeeeeeee']],
  ['ìíîïÌÍÎÏ', ['iiiiiiii']],
  ['òóôõöÒÓÔÕÖ', ['oooooooooo']],
  ['ùúûüÙÚÛÜ', ['uuuuuuuu']],
  ['ýÿÝŸ yyyy', ['yyyy yyyy']],
  ['TITRE 4X4', ['4x4']],
];
const notFound: readonly (readonly [string, string])[] = [
  ['tramadols', 'tramadol'],
  ['xtramadol', 'tramadol'],
  ['arme feu a', 'arme a feu'],
  ['vélo de ville', 'tramadol'],
];

/** Titles and texts that hold a forbidden word (docs/decisions/033). */
export const forbiddenWordCases: readonly RulesCase[] = [
  allows('a listing without a forbidden word is posted online', karim, posting({})),
  denies('a title with a forbidden word is not posted online', karim, posting({ title })),
  denies(
    'a text with a forbidden word is not posted online',
    karim,
    posting({ description: 'Une boîte de tramadol.' }),
  ),
  allows('a title with a forbidden word is posted for a review', karim, posting({ title, state: 'in-review' })),
  allows('a title with a forbidden word is stored as a draft', karim, posting({ title, state: 'draft' })),
  allows(
    'a title that was forbidden before is posted',
    karim,
    given(settings({ words: [] }), posts({ listing: { title } })),
  ),
  allows('a title is posted where no settings are stored', karim, posts({ listing: { title } })),
  allows(
    'a listing is posted in the commit that forbids its first word',
    superAdmin,
    given(
      { 'config/moderation': null },
      joined(
        posts({
          by: 'solene',
          listing: {
            ownerId: 'solene',
            photos: [],
            seller: { name: 'Solène', kind: 'private', memberSince: inDays(-400) },
          },
        }),
        given(
          { 'config/moderation': null },
          changesSettings({ note: 'velo', after: { words: ['velo'], holdDays: 0 } }),
        ),
      ),
    ),
  ),
  denies(
    'a forbidden phrase is found across the end of the title',
    karim,
    given(
      settings({ words: ['ville tres'] }),
      posts({ listing: { title: 'Vélo de ville', description: 'Très bon état.' } }),
    ),
  ),
  ...found.flatMap(([text, words]) => [
    denies(
      `“${text}” is not posted online where “${words.join(', ')}” is forbidden`,
      karim,
      given(settings({ words }), posts({ listing: { description: `Vends : ${text}, merci` } })),
    ),
  ]),
  ...notFound.map(([text, word]) =>
    allows(
      `“${text}” is posted online where “${word}” is forbidden`,
      karim,
      given(settings({ words: [word] }), posts({ listing: { title: `Vends ${text} ici` } })),
    ),
  ),
  ...['online', 'reserved', 'paused'].flatMap((state) => [
    denies(
      `an edit brings no forbidden word into the title of a listing that is ${state}`,
      karim,
      under(moves(state, { title })),
    ),
    denies(
      `an edit brings no forbidden word into the text of a listing that is ${state}`,
      karim,
      under(moves(state, { description: 'Avec du tramadol.' })),
    ),
    allows(
      `an edit with a forbidden word submits a listing that is ${state}`,
      karim,
      under(moves(state, { title, state: 'in-review' })),
    ),
    allows(
      `an edit without a forbidden word leaves a listing as ${state}`,
      karim,
      under(moves(state, { title: 'Vélo de course' })),
    ),
  ]),
  allows(
    'a refused listing is edited with a forbidden word',
    karim,
    under(moves('refused', { title, state: 'in-review' })),
  ),
  denies('a draft with a forbidden word is not published', karim, under(draft({ title }, online))),
  denies(
    'a draft with a forbidden word in its text is not published',
    karim,
    under(draft({ description: 'Du tramadol.' }, online)),
  ),
  allows('a draft with a forbidden word is submitted', karim, under(draft({ title }, { state: 'in-review' }))),
  allows('a draft is edited with a forbidden word', karim, under(moves('draft', { title }))),
  ...(
    [
      ['online', 'reserved'],
      ['online', 'paused'],
      ['online', 'sold'],
      ['reserved', 'online'],
      ['paused', 'online'],
    ] as const
  ).map(([before, state]) =>
    allows(
      `a listing with a word that was forbidden later goes from ${before} to ${state}`,
      karim,
      under(known(before, { state })),
    ),
  ),
  allows(
    'the price of a listing with a word that was forbidden later changes',
    karim,
    under(known('online', { price: { kind: 'amount', euros: 99 } })),
  ),
  allows(
    'a listing with a word that was forbidden later is deleted',
    karim,
    under(known('online', { state: 'deleted' })),
  ),
  denies(
    'the text of a listing with a forbidden word in its title does not change online',
    karim,
    under(known('online', { description: 'Avec notice.' })),
  ),
  allows(
    'an admin puts a listing with a forbidden word online',
    admin,
    under(decides({ targetId: 'in-review', measure: 'approval' })),
  ),
];

const account = (age: number, freeListingsCount: number): Documents => ({
  'users/karim': anAccount('karim', 'Karim', { createdAt: inDays(-age), freeListingsCount }),
});
const asNewcomer = (age: number, count: number, state: string, holdDays = 7): Attempt =>
  given(
    { ...settings({ holdDays }), ...account(age, count) },
    posts({
      account: { freeListingsCount: count + 1 },
      listing: { state, seller: { name: 'Karim', kind: 'private', memberSince: inDays(-age) } },
    }),
  );

/** The hold of the first listings of new accounts (docs/decisions/033). */
export const newcomerCases: readonly RulesCase[] = [
  denies('a new account posts its first listing not online', karim, asNewcomer(6, 0, 'online')),
  denies('a new account posts its third listing not online', karim, asNewcomer(6, 2, 'online')),
  allows('a new account posts its fourth listing online', karim, asNewcomer(6, 3, 'online')),
  allows('a new account posts its first listing for a review', karim, asNewcomer(6, 0, 'in-review')),
  allows('an account of exactly seven days posts online', karim, asNewcomer(7, 0, 'online')),
  allows('a new account posts online without a hold', karim, asNewcomer(0, 0, 'online', 0)),
  allows(
    'a new account edits a listing that is online',
    karim,
    given(
      { ...settings({ holdDays: 7 }), ...account(6, 1) },
      movesFrom('online', fresh(), { title: 'Vélo de course' }),
    ),
  ),
  denies(
    'a new account publishes no draft',
    karim,
    given({ ...settings({ holdDays: 7 }), ...account(6, 1) }, movesFrom('draft', fresh('draft'), online)),
  ),
];

/** From a draft of this content. */
function draft(content: PlainDocument, step: PlainDocument): Attempt {
  const before = anOlderListing('draft', 'draft', content);
  return given(storedListing('draft', before), movesFrom('draft', before, step));
}

/** From a listing whose title has a forbidden word already. */
function known(state: string, step: PlainDocument): Attempt {
  const before = anOlderListing('connue', state, { title });
  return given(storedListing('connue', before), movesFrom('connue', before, step));
}

function fresh(state = 'online') {
  return anOlderListing(state, state, { seller: { name: 'Karim', kind: 'private', memberSince: inDays(-6) } });
}
