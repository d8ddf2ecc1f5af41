import { admin, karim } from '../actors';
import { change, commits, gets, given, lists, remove, set } from '../Attempt';
import { denies, type RulesCase } from '../RulesCase';
import { world } from '../world';

const known = [
  ...Object.keys(world),
  'config/moderation',
  'newsletter_subscribers/0a',
  'newsletter_tokens/0a',
  'newsletter_confirmations/0a',
  'view_counts/online',
  'transparency/2026',
  'deals/reserved',
  'deal_counts/karim',
  'reviews/sold~buyer',
  'registers/journal',
  'journal/0000000001',
  'cases/listing~online',
  'reports/claire~listing~online',
  'report_outcomes/listing~online',
  'decisions/0000000001',
  'notices/a1B2c3D4e5F6g7H8i9J0',
];
const unknown = [
  'secrets',
  'listing',
  'user',
  'sweeps',
  ...new Set(known.map((path) => path.split('/').slice(0, 2).join('/') + '/secrets')),
];

/** Neither unknown collections nor documents below known ones are open, not even to owners and admins. */
export const unknownPathCases: readonly RulesCase[] = unknown.flatMap((collection) => {
  const path = `${collection}/un`;
  const there = { [path]: { ownerId: 'karim' } };
  return [
    denies(`nobody reads ${path}`, karim, gets(path, there)),
    denies(`nobody lists ${collection}`, admin, lists(collection, 1)),
    denies(`nobody creates ${path}`, karim, commits(set(path, { ownerId: 'karim' }))),
    denies(`nobody changes ${path}`, karim, given(there, commits(change(path, { ownerId: 'karim' })))),
    denies(`nobody removes ${path}`, admin, given(there, commits(remove(path)))),
  ];
});
