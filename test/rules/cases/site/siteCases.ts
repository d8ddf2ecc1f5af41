import { admin, karim, superAdmin, suspendedAdmin, visitor } from '../../actors';
import { pathOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now, TODAY } from '../../times';

const config = {
  maintenance: true,
  targetDate: inDays(10),
  countdownConfig: { days: 9, hours: 23, minutes: 59, seconds: 59 },
};
const configures = (changes: PlainDocument = {}): Attempt => commits(set('config/app', { ...config, ...changes }));
const counts = (countdown: PlainDocument): Attempt =>
  configures({ countdownConfig: { ...config.countdownConfig, ...countdown } });

export const configCases: readonly RulesCase[] = [
  allows('a visitor reads the configuration', visitor, gets('config/app')),
  denies('a visitor does not list configurations', visitor, lists('config', 1)),
  denies('an admin does not list configurations', admin, lists('config', 1)),
  denies(
    'a visitor does not query the configuration',
    visitor,
    lists('config', 1, {
      field: ['__name__'],
      operator: '==',
      value: pathOf(['databases', '(default)', 'documents', 'config', 'app']),
    }),
  ),
  denies('a visitor reads no other configuration', visitor, gets('config/secrets')),
  denies('an admin writes no other configuration', admin, commits(set('config/secrets', config))),
  allows('an admin writes the configuration (§6.3)', admin, configures()),
  allows('a super admin writes the configuration', superAdmin, configures()),
  allows('an admin writes the first configuration', admin, given({ 'config/app': null }, configures())),
  allows('a countdown may be at zero', admin, counts({ days: 0, hours: 0, minutes: 0, seconds: 0 })),
  allows('a countdown may have 9999 days', admin, counts({ days: 9999 })),
  allows('a launch may have no date', admin, configures({ targetDate: null })),
  denies('a visitor does not write the configuration', visitor, configures()),
  denies('a visitor does not write the first configuration', visitor, given({ 'config/app': null }, configures())),
  denies('a person does not write the configuration', karim, configures()),
  denies('a suspended admin does not write the configuration', suspendedAdmin, configures()),
  denies('nobody deletes the configuration', admin, commits(remove('config/app'))),
  denies('the field maintenance is not a text', admin, configures({ maintenance: 'oui' })),
  denies('the launch date is not a text', admin, configures({ targetDate: '2026-07-01' })),
  denies('the configuration has no further field', admin, configures({ theme: 'dark' })),
  denies(
    'the configuration lacks no field',
    admin,
    commits(change('config/app', { maintenance: true }, 'countdownConfig')),
  ),
  denies('a countdown has no further field', admin, counts({ weeks: 1 })),
  denies('a countdown is not a number', admin, configures({ countdownConfig: 9 })),
  ...(['days', 'hours', 'minutes', 'seconds'] as const).flatMap((unit) => [
    denies(`a countdown has no negative ${unit}`, admin, counts({ [unit]: -1 })),
    denies(`a countdown has no fraction of ${unit}`, admin, counts({ [unit]: 0.5 })),
  ]),
  denies('a countdown has fewer than ten thousand days', admin, counts({ days: 10_000 })),
  denies('a countdown has fewer than 24 hours', admin, counts({ hours: 24 })),
  denies('a countdown has fewer than 60 minutes', admin, counts({ minutes: 60 })),
  denies('a countdown has fewer than 60 seconds', admin, counts({ seconds: 60 })),
];

const tally = (uniqueVisitors: number, changes: PlainDocument = {}) => ({
  date: TODAY,
  uniqueVisitors,
  lastUpdated: now,
  ...changes,
});
const today = `analytics/${TODAY}`;
const noneToday = { [today]: null };
const first = (changes: PlainDocument = {}): Attempt => given(noneToday, commits(set(today, tally(1, changes))));
const next = (changes: PlainDocument = {}): Attempt =>
  commits(change(today, { uniqueVisitors: 8, lastUpdated: now, ...changes }));
const onDay = (day: string, at = now): Attempt => ({
  ...commits(set(`analytics/${day}`, tally(1, { date: day, lastUpdated: at }))),
  at,
});
const utc = (time: string) => new Date(`${time}Z`);

export const analyticsCases: readonly RulesCase[] = [
  allows('the first visitor of the day is counted', visitor, first()),
  allows('the next visitor is counted', visitor, next()),
  allows('a signed-in person is counted too', karim, next()),
  allows('an admin reads the count of a day', admin, gets(today)),
  allows('a super admin reads the count of a day', superAdmin, gets(today)),
  allows('an admin reads a hundred days', admin, lists('analytics', 100)),
  denies('an admin does not read more than a hundred days', admin, lists('analytics', 101)),
  denies('a visitor reads no count', visitor, gets(today)),
  denies('a person reads no count', karim, gets(today)),
  denies('a visitor lists no counts', visitor, lists('analytics', 10)),
  denies('a person lists no counts', karim, lists('analytics', 10)),
  denies('the first visitor is one', visitor, first({ uniqueVisitors: 2 })),
  denies('the first count of a day is not a half', visitor, first({ uniqueVisitors: 0.5 })),
  denies('the count of a day does not rise by two', visitor, next({ uniqueVisitors: 9 })),
  denies('the same count is not written again', visitor, next({ uniqueVisitors: 7 })),
  denies('the count is not lowered', visitor, next({ uniqueVisitors: 6 })),
  denies('the count is not a text', visitor, next({ uniqueVisitors: '8' })),
  allows('an hour before midnight in winter it is still today', visitor, onDay('2026-12-15', utc('2026-12-15T22:00'))),
  allows('midnight in winter comes an hour before UTC', visitor, onDay('2026-12-16', utc('2026-12-15T23:00'))),
  allows('midnight in summer comes two hours before UTC', visitor, onDay('2026-06-17', utc('2026-06-16T22:00'))),
  denies(
    'midnight in summer does not come sooner than two hours before UTC',
    visitor,
    onDay('2026-06-17', utc('2026-06-16T21:59')),
  ),
  denies('yesterday is over an hour before midnight UTC', visitor, onDay('2026-12-15', utc('2026-12-15T23:00'))),
  denies(
    'nobody is counted for yesterday',
    visitor,
    commits(change('analytics/2026-06-14', { uniqueVisitors: 42, lastUpdated: now })),
  ),
  denies('nobody is counted for tomorrow', visitor, onDay('2026-06-16')),
  denies('nobody is counted for another month', visitor, onDay('2026-07-15')),
  denies('nobody is counted for another year', visitor, onDay('2025-06-15')),
  denies('a day is written with two digits for the month', visitor, onDay('2026-6-15')),
  denies('the id of a count is a day', visitor, onDay('total')),
  denies('the id of a count has no further signs', visitor, onDay('2026-06-15-')),
  denies('the date of a count is that of its id', visitor, first({ date: '2026-06-14' })),
  denies('a count is not dated in the past', visitor, next({ lastUpdated: inMinutes(-1) })),
  denies('a count is not dated in the future', visitor, next({ lastUpdated: inMinutes(1) })),
  denies('a count has no further field', visitor, next({ pages: 3 })),
  denies('a count lacks no field', visitor, commits(change(today, { uniqueVisitors: 8 }, 'lastUpdated'))),
  denies('a count is not deleted', visitor, commits(remove(today))),
  denies('an admin does not delete a count', admin, commits(remove(today))),
];

// Until noon of 15 June, fourteen days of the month are over.
const days = (count: number, entry = '41 7 2 0'): readonly string[] => Array.from({ length: count }, () => entry);
const june = 'statistics/2026-06';
const counted = { days: days(14), updatedAt: now };
const writesDays = (changes: PlainDocument = {}, id = june): Attempt => commits(set(id, { ...counted, ...changes }));
const addsDays = (...fresh: readonly string[]): Attempt =>
  given({ [june]: { days: days(12), updatedAt: inDays(-2) } }, writesDays({ days: [...days(12), ...fresh] }));

export const statisticsCases: readonly RulesCase[] = [
  allows('an admin stores the days of a month that are over', admin, writesDays()),
  allows('a super admin stores the days of a month that are over', superAdmin, writesDays()),
  allows('an admin adds a day', admin, addsDays('12 3 1 0')),
  allows('an admin adds two days', admin, addsDays('12 3 1 0', '123456789 0 0 0')),
  allows('an admin stores the same days again', admin, addsDays()),
  allows('an admin stores a whole former month', admin, writesDays({ days: days(31) }, 'statistics/2026-05')),
  allows('a day is over at midnight UTC', admin, {
    ...writesDays({ days: days(15), updatedAt: utc('2026-06-16T00:00') }),
    at: utc('2026-06-16T00:00'),
  }),
  denies('a day is not over a minute before midnight UTC', admin, {
    ...writesDays({ days: days(15), updatedAt: utc('2026-06-15T23:59') }),
    at: utc('2026-06-15T23:59'),
  }),
  allows('an admin reads the figures of a month', admin, given({ [june]: counted }, gets(june))),
  allows('an admin reads that a month has no figures', admin, gets(june)),
  denies('a person reads no figures', karim, given({ [june]: counted }, gets(june))),
  denies('a visitor reads no figures', visitor, given({ [june]: counted }, gets(june))),
  denies('an admin does not list the months', admin, lists('statistics', 1)),
  denies('a person stores no figures', karim, writesDays()),
  denies('a visitor stores no figures', visitor, writesDays()),
  denies('a suspended admin stores no figures', suspendedAdmin, writesDays()),
  denies('today is not counted yet', admin, writesDays({ days: days(15) })),
  denies('a month that has not begun has no figures', admin, writesDays({ days: days(1) }, 'statistics/2026-07')),
  denies('a month has no more than 31 days', admin, writesDays({ days: days(32) }, 'statistics/2026-03')),
  denies(
    'a day that is counted is not changed',
    admin,
    given({ [june]: counted }, writesDays({ days: days(14, '9 9 9 9') })),
  ),
  denies('a day that is counted is not removed', admin, given({ [june]: counted }, writesDays({ days: days(13) }))),
  denies('a month is stored with at least one day', admin, writesDays({ days: [] })),
  denies('the days of a month are a list', admin, writesDays({ days: '41 7 2 0' })),
  denies('a day has no fewer than four figures', admin, addsDays('1 2 3')),
  denies('a day has no more than four figures', admin, addsDays('1 2 3 4 5')),
  denies('a figure is not left out', admin, addsDays('1  2 3')),
  denies('a figure is not negative', admin, addsDays('1 2 3 -4')),
  denies('a figure has no more than nine digits', admin, addsDays('1234567890 0 0 0')),
  denies('a figure is a number', admin, addsDays('beaucoup 0 0 0')),
  denies('the second of two days is checked too', admin, addsDays('1 2 3 4', 'beaucoup 0 0 0')),
  denies('the id of a month has two digits', admin, writesDays({}, 'statistics/2026-6')),
  denies('the id of a month names no day', admin, writesDays({}, 'statistics/2026-06-01')),
  denies('figures have the time of the server', admin, writesDays({ updatedAt: inMinutes(-1) })),
  denies('figures have no further field', admin, writesDays({ note: 'oui' })),
  denies('figures lack no field', admin, commits(set(june, { days: days(14) }))),
  denies('figures are not deleted', admin, given({ [june]: counted }, commits(remove(june)))),
];
