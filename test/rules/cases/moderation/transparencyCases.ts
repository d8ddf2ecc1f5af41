import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { someYearlyFigures } from '../../../support/builders/someYearlyFigures';
import { admin, karim, superAdmin, suspendedAdmin, visitor } from '../../actors';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, now } from '../../times';

const utc = (time: string) => new Date(`${time}Z`);

// Today is in June 2026.
const thisYear = 'transparency/2026';
const { reports, measures, grounds, ...others } = someYearlyFigures();
const receipts = { ...others.receipts };
const appeals = { ...others.appeals };
const published = { year: 2026, reports, receipts, measures, grounds, appeals, countedAt: now };
const publishes = (changes: PlainDocument = {}, id = thisYear): Attempt =>
  commits(set(id, { ...published, ...changes }));
const ofYear = (year: number) => publishes({ year }, `transparency/${year}`);

export const transparencyCases: readonly RulesCase[] = [
  allows('an admin publishes the figures of this year', admin, publishes()),
  allows('a super admin publishes the figures of this year', superAdmin, publishes()),
  allows('an admin publishes the figures of last year', admin, ofYear(2025)),
  allows('an admin publishes figures again', admin, given({ [thisYear]: published }, publishes())),
  allows('an admin publishes a year without anything', admin, publishes({ grounds: { illegal: 0, terms: 0 } })),
  allows('a figure has nine digits', admin, publishes({ grounds: { illegal: 123456789, terms: 0 } })),
  allows('a visitor reads the figures of a year', visitor, given({ [thisYear]: published }, gets(thisYear))),
  allows('a visitor lists the figures of ten years', visitor, lists('transparency', 10)),
  denies('a visitor does not list the figures of eleven years', visitor, lists('transparency', 11)),
  denies('a visitor publishes no figures', visitor, publishes()),
  denies('a person publishes no figures', karim, publishes()),
  denies('a suspended admin publishes no figures', suspendedAdmin, publishes()),
  denies('the figures of the year before the last stay', admin, ofYear(2024)),
  denies('next year has no figures yet', admin, ofYear(2027)),
  denies('the year of figures is that of their id', admin, publishes({ year: 2025 })),
  denies('the year of figures is a number', admin, publishes({ year: '2026' })),
  denies('yearly figures have the time of the server', admin, publishes({ countedAt: inMinutes(-1) })),
  denies('yearly figures have no further field', admin, publishes({ note: 'Karim' })),
  denies(
    'yearly figures lack no field',
    admin,
    given({ [thisYear]: published }, commits(change(thisYear, { countedAt: now }, 'grounds'))),
  ),
  denies('yearly figures are not deleted', admin, given({ [thisYear]: published }, commits(remove(thisYear)))),
  denies('a figure is not a text', admin, publishes({ grounds: { illegal: '12', terms: 0 } })),
  denies('a figure names nobody', admin, publishes({ grounds: { illegal: 'Karim', terms: 0 } })),
  denies('the last figure is checked as the first one', admin, publishes({ grounds: { illegal: 0, terms: 'Karim' } })),
  denies('a figure is not below zero', admin, publishes({ grounds: { illegal: -1, terms: 0 } })),
  denies('a figure is no fraction', admin, publishes({ grounds: { illegal: 0.5, terms: 0 } })),
  denies('a figure has no ten digits', admin, publishes({ grounds: { illegal: 1234567890, terms: 0 } })),
  ...Object.entries({ reports, receipts, measures, grounds, appeals }).flatMap(([group, counts]) => [
    denies(`the figures of ${group} have no further one`, admin, publishes({ [group]: { ...counts, karim: 1 } })),
    denies(
      `the figures of ${group} lack none`,
      admin,
      publishes({ [group]: Object.fromEntries(Object.entries(counts).slice(1)) }),
    ),
    denies(
      `the figures of ${group} are numbers`,
      admin,
      publishes({ [group]: { ...counts, [Object.keys(counts)[0] ?? '']: 'un' } }),
    ),
  ]),
  allows('a year is the last one until the end of the next', admin, {
    ...publishes({ year: 2025, countedAt: utc('2026-12-31T23:59') }, 'transparency/2025'),
    at: utc('2026-12-31T23:59'),
  }),
  denies('a year is not the last one after the end of the next', admin, {
    ...publishes({ year: 2025, countedAt: utc('2027-01-01T00:00') }, 'transparency/2025'),
    at: utc('2027-01-01T00:00'),
  }),
];
